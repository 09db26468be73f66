// The code in every email (mail scanners follow links). After a sign-up this is the "Check your email!" page.
import { describeNoIdentifier, type Identifier, readIdentifier } from '#domain/account/credentials.ts'
import { authTexts } from '#web/auth-messages.ts'
import { verifyCode } from '#web/features/auth/auth-api.ts'
import { isPhone, type Sent, useAuthFlow } from '#web/features/auth/auth-flow.ts'
import { FieldProblem } from '#web/features/auth/auth-problem.ts'
import { needsPassword } from '#web/features/auth/callback-decision.ts'
import { CodeField, IdentifierField } from '#web/features/auth/fields.tsx'
import { FormFrame } from '#web/features/auth/form-frame.tsx'
import { LocalMailboxLink } from '#web/features/auth/local-mailbox-link.tsx'
import { ResendButton } from '#web/features/auth/resend-button.tsx'
import { useSubmit } from '#web/features/auth/use-submit.ts'
import { ViewLink, ViewLinks } from '#web/features/auth/view-links.tsx'
import { isSecondStepDue } from '#web/lib/session/session-claims.ts'
import { authFormMessages } from '#web/messages.ts'

export function VerifyOtpView() {
  const flow = useAuthFlow()
  const { sent } = flow
  const isSentByPhone = sent !== undefined && isPhone(readIdentifier(sent.identifier))
  const submission = useSubmit(async (values) => {
    const { identifier, code } = readForm(values, sent)
    const purpose = sent?.purpose ?? 'magiclink'
    const session = await verifyCode(purpose, identifier, code)
    // A second factor switches the view through the session, a recovery through its event.
    if (session === null || isSecondStepDue(session)) return 'stays'
    if (purpose === 'signup' || needsPassword(session.user)) flow.continueSignUp()
    else if (purpose === 'magiclink') flow.welcomeBack()
    return 'leaves'
  })
  return (
    <>
      <FormFrame
        label="Enter your code"
        submission={submission}
        submitLabel="Continue"
        notice={noticeOf(sent)}
      >
        {sent === undefined ? (
          <IdentifierField problem={submission.problemOf('identifier')} />
        ) : (
          <p className="text-14 text-ink-soft">
            {isSentByPhone ? 'We’re texting' : 'We’re emailing'}{' '}
            <strong className="font-medium break-words text-ink">{sent.identifier}</strong>.
            {!isSentByPhone && ' Use the link in the email, or enter the code here.'}
          </p>
        )}
        <CodeField label="Code" problem={submission.problemOf('code')} />
      </FormFrame>
      {sent !== undefined && <ResendButton sent={sent} />}
      <ViewLinks>
        <ViewLink view={flow.home}>
          {flow.home === 'sign_in' ? 'Back to sign-in' : 'Back to sign-up'}
        </ViewLink>
        <LocalMailboxLink />
      </ViewLinks>
    </>
  )
}

function readForm(values: FormData, sent: Sent | undefined): { identifier: Identifier; code: string } {
  const given = sent?.identifier ?? String(values.get('identifier'))
  const identifier = readIdentifier(given)
  if (identifier === undefined) throw new FieldProblem('identifier', describeNoIdentifier(given))
  const code = String(values.get('code')).replace(/\s/g, '')
  if (code === '') throw new FieldProblem('code', authTexts.codeMissing)
  return { identifier, code }
}

/** A sign-up has it in the page's heading. */
function noticeOf(sent: Sent | undefined): string | undefined {
  if (sent === undefined || sent.purpose === 'signup') return undefined
  if (isPhone(readIdentifier(sent.identifier))) return authTexts.codeSentByPhone
  return sent.purpose === 'recovery' ? authFormMessages.passwordResetSent : authFormMessages.magicLinkSent
}
