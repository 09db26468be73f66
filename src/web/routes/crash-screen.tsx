// The crash boundary around every screen. A navigation leaves it behind.
import { Outlet, useLocation, useRouteError } from 'react-router'
import { crashMessages } from '#web/crash-messages.ts'
import { Page } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { errorMessage } from '#web/lib/error-message.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'

const textIsSaved = 'Your work saves as you write. Try again to continue.'

export default function Screen() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isWriting = useLocation().pathname.startsWith(paths.write())
  return (
    <Page>
      <ProblemScreen
        title={crashMessages.screenTitle}
        message={errorMessage(error)}
        {...(isWriting && { reassurance: textIsSaved })}
      >
        <Button onClick={() => location.reload()}>{crashMessages.tryAgain}</Button>
      </ProblemScreen>
    </Page>
  )
}
