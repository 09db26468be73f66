// The social button. Its place is kept until the installation has said whether it has one, so that nothing jumps.
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { continueWithProvider } from './auth-api.ts'
import { useAuthFlow } from './auth-flow.ts'
import { describeProblem } from './auth-problem.ts'
import { useAuthAppConfig } from './use-auth-app-config.ts'

const provider = 'google'

export function SocialButtons() {
  const config = useAuthAppConfig()
  const { back, home, isBusy, setBusy } = useAuthFlow()
  const [problem, setProblem] = useState<string>()

  // Coming back from the provider by the Back button may restore this page as it was left: busy.
  useEffect(() => {
    const wake = () => setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [setBusy])

  async function begin(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      await continueWithProvider(provider, { ...back, isSignUp: home === 'sign_up' })
    } catch (error) {
      setProblem(describeProblem(error).text)
      setBusy(false)
    }
  }

  if (config === null || config?.features.socialSignIn === false) return null
  const isLocal = config?.standIns.some((name) => name.includes('identity')) ?? false
  return (
    <div className={config === undefined ? 'invisible' : undefined}>
      <Button variant="secondary" className="h-11 w-full" disabled={isBusy} onClick={() => void begin()}>
        <KeyRound size={18} strokeWidth={1.5} aria-hidden />
        {isLocal ? 'Continue with the local identity provider' : 'Continue with Google'}
      </Button>
      <p role="alert" className="text-13 text-bad">
        {problem}
      </p>
      <div className="my-5 flex items-center gap-3.5 text-13 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </div>
    </div>
  )
}
