import { useSession } from '#web/lib/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/form/fields.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm() {
  const { session } = useSession()
  const ownEmail = session.status === 'signed-in' ? session.user.email : undefined
  const { form, problems, refusal, isSending, onInput, onSubmit } = useContactForm(ownEmail)
  return (
    // Without script the form submits nowhere: its content stays out of the URL, and an early click is replayed.
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label="Contact Us"
      onInput={onInput}
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Name"
          error={problems.name}
          name="name"
          autoComplete="name"
          required
          className="h-11"
        />
        <TextField
          label="Email"
          error={problems.email}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="h-11"
        />
      </div>
      <TextAreaField label="Message" error={problems.message} name="message" rows={8} required />
      <Honeypot />
      {refusal !== undefined && (
        <p role="alert" className="text-14 text-bad">
          {refusal}
        </p>
      )}
      <div>
        <Button type="submit" busy={isSending} className="h-11">
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  )
}

/** A honeypot: people neither see nor reach this field. */
function Honeypot() {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Topic
        <input type="text" name="topic" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
