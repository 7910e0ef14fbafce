#!/usr/bin/env bash
# Runs Orca and Firefox on their own screen (DISPLAY) and session bus; HOME is a new folder. Opens the address $1 and
# reads keys from standard input, one per line: a key name of xdotool, or `type:` and a text. After loading the page and
# after each key it prints one line with what Orca said.
set -u
export ACCESSIBILITY_ENABLED=1 GNOME_ACCESSIBILITY=1 NO_AT_BRIDGE=0 LC_ALL=C.UTF-8
spoken=$HOME/spoken
profile=$HOME/profile
mkdir -p "$profile" "$HOME/.config/speech-dispatcher" "$HOME/.local/share/orca"
touch "$spoken"

# Sets a silent voice, so that no sound card is needed.
cat >"$HOME/.config/speech-dispatcher/speechd.conf" <<'VOICE'
LogLevel 1
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
VOICE
# Orca writes its debug file in blocks, so that file lags behind. The log of its speech, added here, is written line by
# line. Key echo is off, so that Orca does not say the pressed keys.
cat >"$HOME/.local/share/orca/orca-customizations.py" <<CUSTOMIZATIONS
import logging
from orca import settings
logging.getLogger('speech').addHandler(logging.FileHandler('$spoken'))
settings.enableKeyEcho = False
CUSTOMIZATIONS
cat >"$profile/user.js" <<'PREFERENCES'
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.startup.page", 0);
user_pref("browser.newtabpage.enabled", false);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("intl.accept_languages", "nl");
user_pref("widget.use-xdg-desktop-portal.file-picker", 0);
user_pref("widget.use-xdg-desktop-portal.location", 0);
user_pref("widget.use-xdg-desktop-portal.mime-handler", 0);
user_pref("widget.use-xdg-desktop-portal.native-messaging", 0);
user_pref("widget.use-xdg-desktop-portal.open-uri", 0);
user_pref("widget.use-xdg-desktop-portal.settings", 0);
PREFERENCES

trap 'kill $(jobs -p) 2>/dev/null' EXIT
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 >/dev/null 2>&1 </dev/null &
sleep 1
gsettings set org.gnome.desktop.interface toolkit-accessibility true >/dev/null 2>&1
orca --replace --disable=braille >/dev/null 2>&1 </dev/null &
sleep 4
firefox-esr --no-remote --new-instance --profile "$profile" --kiosk -url "$1" >/dev/null 2>&1 </dev/null &

times() { wc -l <"$spoken"; }

# Waits until line $2 of the spoken texts, or a later line, contains $3; at most $1 seconds.
until_heard() {
  local deadline=$((SECONDS + $1))
  until tail -n "+$2" "$spoken" | grep -q "$3" || [ "$SECONDS" -ge "$deadline" ]; do sleep 0.2; done
}

# Waits until Orca says nothing for $1 seconds.
until_silent() {
  local before=-1 now
  while now=$(times) && [ "$now" != "$before" ]; do
    before=$now
    sleep "$1"
  done
}

# Prints, as one line, the texts that Orca said after the first $1 lines of the spoken texts.
said_since() {
  tail -n "+$(($1 + 1))" "$spoken" |
    sed -E "s/^.*SPEECH OUTPUT: '//; s/' ?\{.*$//; s/'$//" | paste -sd '|' -
}

until_heard 60 1 'Finished loading'
until_silent 4
printf '%s\n' "$(said_since 0)"
while read -r key; do
  from=$(times)
  case $key in
    type:*) xdotool type --delay 60 "${key#type:}" ;;
    *) xdotool key "$key" ;;
  esac
  until_heard 3 "$((from + 1))" .
  until_silent 1.2
  printf '%s\n' "$(said_since "$from")"
done
