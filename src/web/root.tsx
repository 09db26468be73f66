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
import { errorMessage } from './lib/error-message.ts'
import { deferredHydrationScript } from './lib/page/deferred-hydration-script.ts'
import { describePage } from './lib/page/describe-page.ts'
import { firstPaintScript } from './lib/page/first-paint-script.ts'
import { noScriptNote } from './lib/page/no-script-note.ts'
import { forgetHandledClick, useClickReplay } from './lib/page/use-click-replay.ts'
import { SessionProvider, useSession } from './lib/session/session.tsx'
import { Button } from './ui/button.tsx'
import { LoadingBar } from './ui/feedback/loading-bar.tsx'
import { LoadingScreen } from './ui/feedback/spinner.tsx'
import { Toaster } from './ui/feedback/toaster.tsx'
import { TrustedHtml } from './ui/trusted-html.tsx'

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
    // The first-paint script sets attributes on <html> before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151411" media="(prefers-color-scheme: dark)" />
        <TrustedHtml as="script" html={firstPaintScript} />
        <Meta />
        <Links />
      </head>
      <body onClickCapture={forgetHandledClick}>
        <TrustedHtml as="noscript" html={noScriptNote} />
        {children}
        <ScrollRestoration />
        <Scripts />
        <TrustedHtml as="script" html={deferredHydrationScript} />
      </body>
    </html>
  )
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
  useClickReplay()
  return <Outlet />
}

/** Shown by client-only routes until their code is loaded. */
export function HydrateFallback() {
  return (
    <main>
      <LoadingScreen label="Loading" />
    </main>
  )
}

/** For errors no screen's own boundary could catch, so it depends on nothing that may have failed. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <main>
      <ProblemScreen title={crashMessages.router} message={errorMessage(error)}>
        <Button onClick={() => location.reload()}>{crashMessages.tryAgain}</Button>
        <a className="link" href="/">
          Go to the home page
        </a>
      </ProblemScreen>
    </main>
  )
}
