// The document: shell, providers, toasts, whole-app loading indicator and the last crash boundary.
import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'
import './styles/app.css'
import { crashMessages } from './crash-messages.ts'
import { ProblemScreen } from './layout/problem-screen.tsx'
import { useFocusMainOnNavigation } from './layout/use-focus-main-on-navigation.ts'
import { describePage } from './lib/describe-page.ts'
import { errorMessage } from './lib/error-message.ts'
import { firstPaintScript } from './lib/first-paint-script.ts'
import { lateStartScript } from './lib/late-start-script.ts'
import { noScriptNote } from './lib/no-script-note.ts'
import { SessionProvider, useSession } from './lib/session.tsx'
import { useEarlyPress } from './lib/use-early-press.ts'
import { Button } from './ui/button.tsx'
import { LoadingBar } from './ui/loading-bar.tsx'
import { LoadingScreen } from './ui/spinner.tsx'
import { Toaster } from './ui/toaster.tsx'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const meta = () =>
  describePage('A writing desk for press releases', 'Write press releases an editor can run as written.')

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The first-paint script sets attributes on <html> before React looks at it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151411" media="(prefers-color-scheme: dark)" />
        <InlineScript source={firstPaintScript} />
        <Meta />
        <Links />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: noScriptNote }} />
        {children}
        <ScrollRestoration />
        <Scripts />
        <InlineScript source={lateStartScript} />
      </body>
    </html>
  )
}

/** It has run by the time React looks at it, so its text is left out of the bundle. */
function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}

export default function App() {
  return (
    <SessionProvider>
      <SessionLoadingBar />
      <Screens />
      <Toaster />
    </SessionProvider>
  )
}

function SessionLoadingBar() {
  const { session } = useSession()
  return session.status === 'loading' && <LoadingBar label="Loading" />
}

function Screens() {
  useFocusMainOnNavigation()
  useEarlyPress()
  return <Outlet />
}

/** What client-only routes show until their code has arrived. */
export function HydrateFallback() {
  return (
    <main>
      <LoadingScreen label="Loading" />
    </main>
  )
}

/** Only what no screen's own boundary could catch arrives here, so it leans on nothing that may have failed. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <main>
      <ProblemScreen title={crashMessages.router} message={errorMessage(error)}>
        <Button onClick={() => location.reload()}>{crashMessages.tryAgain}</Button>
        <a className="link" href="/">
          Go to the front page
        </a>
      </ProblemScreen>
    </main>
  )
}
