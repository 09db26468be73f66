import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Page } from './page.tsx'
import { ProblemScreen } from './problem-screen.tsx'

/** What visitors see at a document's URL: they probably have an account. */
export function SignInGate({ redirectTo }: { redirectTo: string }) {
  return (
    <Page>
      <ProblemScreen
        eyebrow="Private document"
        title="Welcome to Presswright"
        message="Sign in to open this document and pick up where you left off."
      >
        <LinkButton to={paths.signin({ redirectTo })}>Sign In to Continue</LinkButton>
        <Link className="link" to={paths.signup({ redirectTo })}>
          Create an account
        </Link>
      </ProblemScreen>
    </Page>
  )
}
