import { Outlet, Scripts } from 'react-router'

export default function Root() {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <title>React Router</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
