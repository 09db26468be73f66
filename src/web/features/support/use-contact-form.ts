// The contact form: validated, sent once, cleared when sent, and stored through failures and reloads.
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { SendContactEmailAnswer, SendContactEmailRequest } from '#contract/functions.ts'
import { type ContactMessage, checkContactMessage } from '#domain/site/contact-message.ts'
import { callFunction, serverMessage } from '#web/lib/api/function-call.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { readStoredMessage, removeStoredMessage, storeMessage } from './stored-message.ts'

const fields = ['name', 'email', 'message'] as const
type FieldName = (typeof fields)[number]

interface ContactForm {
  form: RefObject<HTMLFormElement | null>
  problems: Partial<Record<FieldName, string>>
  /** The server's message about a refused message. */
  refusal: string | undefined
  isSending: boolean
  onInput: (event: { target: EventTarget }) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** `ownEmail`: the signed-in user's address, used if none was typed. */
export function useContactForm(ownEmail: string | undefined): ContactForm {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<ContactForm['problems']>({})
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (form.current) fillEmpty(form.current, readStoredMessage())
  }, [])

  useEffect(() => {
    if (form.current && ownEmail) fillEmpty(form.current, { email: ownEmail })
  }, [ownEmail])

  async function send(message: ContactMessage, topic: string): Promise<void> {
    setSending(true)
    setRefusal(undefined)
    try {
      await sendContactEmail({ ...message, ...(topic && { topic }) })
      form.current?.reset()
      removeStoredMessage()
      showToast(successMessages.contactSent, 'success')
    } catch (error) {
      console.error(error)
      setRefusal(serverMessage(error))
      showToast(errorMessages.sendContact, 'error')
    }
    setSending(false)
  }

  return {
    form,
    problems,
    refusal,
    isSending,
    onInput: ({ target }) => {
      if (form.current) storeMessage(readForm(form.current))
      const name = fields.find((field) => field === (target as HTMLInputElement).name)
      if (name && problems[name]) setProblems({ ...problems, [name]: undefined })
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (isSending) return
      const filled = event.currentTarget
      const checked = checkContactMessage(readForm(filled))
      setProblems(checked.ok ? {} : checked.problems)
      if (checked.ok) return void send(checked.value, readField(filled, 'topic'))
      const first = fields.find((field) => checked.problems[field])
      if (first) input(filled, first)?.focus()
    },
  }
}

const input = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null

const readField = (form: HTMLFormElement, name: string) => input(form, name)?.value ?? ''

function readForm(form: HTMLFormElement): ContactMessage {
  return {
    name: readField(form, 'name'),
    email: readField(form, 'email'),
    message: readField(form, 'message'),
  }
}

/** Keeps what was typed before hydration. */
function fillEmpty(form: HTMLFormElement, values: Partial<ContactMessage>): void {
  for (const name of fields) {
    const field = input(form, name)
    const value: unknown = values[name]
    if (field?.value === '' && typeof value === 'string') field.value = value
  }
}

/** Throws a CallError on failure, and also on a success response with an error. */
async function sendContactEmail(message: SendContactEmailRequest): Promise<void> {
  const answer = await callFunction<SendContactEmailAnswer | { error?: unknown } | null>(
    'send-contact-email',
    message,
  )
  if (answer && 'error' in answer && answer.error) throw new Error(String(answer.error))
}
