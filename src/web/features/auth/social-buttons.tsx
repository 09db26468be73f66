// The social buttons. Their space is reserved until the configuration is loaded, so that nothing jumps.
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { continueWithProvider } from './auth-api.ts'
import { useAuthFlow } from './auth-flow.ts'
import { describeProblem } from './auth-problem.ts'
import { useProviders } from './use-providers.ts'

const placeholder = [{ name: '', label: '' }]

export function SocialButtons() {
  const providers = useProviders()
  const { back, home, isBusy, setBusy } = useAuthFlow()
  const [problem, setProblem] = useState<string>()

  // The Back button may restore this page in its busy state.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [setBusy])

  async function begin(provider: string): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      await continueWithProvider(provider, { ...back, isSignUp: home === 'sign_up' })
    } catch (error) {
      setProblem(describeProblem(error).text)
      setBusy(false)
    }
  }

  if (providers?.length === 0) return null
  return (
    <div className={providers === undefined ? 'invisible' : undefined}>
      <div className="grid gap-3">
        {(providers ?? placeholder).map(({ name, label }) => (
          <Button
            key={name}
            variant="secondary"
            className="h-auto! min-h-11 w-full whitespace-normal!"
            disabled={isBusy}
            onClick={() => void begin(name)}
          >
            <KeyRound size={18} strokeWidth={1.5} aria-hidden />
            Continue with {label}
          </Button>
        ))}
      </div>
      <p role="alert" className="text-13 text-bad">
        {problem}
      </p>
      <p className="my-5 flex items-center gap-3.5 text-13 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </p>
    </div>
  )
}
