#!/bin/sh
# Asks the registry for the current digest of each image tag, and prints the variables for compose.yaml. Needs skopeo,
# which is often installed with Podman. Docker can print a digest too:
# docker buildx imagetools inspect --format '{{.Manifest.Digest}}' node:22-slim
for image in node:22-slim redis:7-alpine haproxy:2.8-alpine; do
  digest=$(skopeo inspect --format '{{.Digest}}' "docker://docker.io/library/$image") || exit 1
  echo "$(echo "${image%%:*}" | tr '[:lower:]' '[:upper:]')_DIGEST=$digest"
done
