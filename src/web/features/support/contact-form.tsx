import { useSession } from '#web/lib/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
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
        <Field label="Name" error={problems.name}>
          {(control) => <Input {...control} name="name" autoComplete="name" required className="h-11" />}
        </Field>
        <Field label="Email" error={problems.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              className="h-11"
            />
          )}
        </Field>
      </div>
      <Field label="Message" error={problems.message}>
        {(control) => <Textarea {...control} name="message" rows={8} required />}
      </Field>
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
