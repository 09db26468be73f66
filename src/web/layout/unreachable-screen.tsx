import { crashMessages } from '#web/crash-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ProblemScreen } from './problem-screen.tsx'

/** Shown when a screen couldn't load the server's configuration. Nothing is lost; retrying is safe. */
export function UnreachableScreen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ProblemScreen title="We couldn’t connect" message={message}>
      <Button onClick={onRetry}>{crashMessages.tryAgain}</Button>
    </ProblemScreen>
  )
}
