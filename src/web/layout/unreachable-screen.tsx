import { crashMessages } from '#web/crash-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ProblemScreen } from './problem-screen.tsx'

/** Shown by a screen that needs the server's configuration and did not get it. Nothing is lost: trying again is safe. */
export function UnreachableScreen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ProblemScreen title="We could not connect" message={message}>
      <Button onClick={onRetry}>{crashMessages.tryAgain}</Button>
    </ProblemScreen>
  )
}
