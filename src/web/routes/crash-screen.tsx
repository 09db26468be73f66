// The crash boundary around every screen (spec 2, Editor). A navigation leaves it behind.
import { Outlet, useRouteError } from 'react-router'
import { crashMessages } from '#web/crash-messages.ts'
import { Page } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'

export default function Screen() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Page>
      <ProblemScreen title={crashMessages.screenTitle} message={errorMessage(error)}>
        <Button onClick={() => location.reload()}>{crashMessages.tryAgain}</Button>
      </ProblemScreen>
    </Page>
  )
}
