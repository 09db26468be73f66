import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse, renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { ContactForm } from './contact-form.tsx'

const desk = withUser()
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

beforeEach(() => sessionStorage.clear())

async function fillIn(): Promise<void> {
  renderAt('/help', <ContactForm />)
  await waitFor(() => expect(field('Email').value).toBe('ines@larkmoor.example'))
  await userEvent.type(field('Name'), ' Ines ')
  await userEvent.type(field('Message'), 'Hello')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))

describe('the contact form', () => {
  it('offers the own address, sends trimmed texts once and is empty afterward', async () => {
    let finish = (_answer: unknown) => {}
    desk.functions['send-contact-email'] = () => new Promise((resolve) => (finish = resolve))
    await fillIn()
    await send()
    const sending = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' })
    expect(sending.getAttribute('aria-disabled')).toBe('true')
    fireEvent.submit(screen.getByRole('form', { name: 'Contact Us' }))
    await waitFor(() => expect(desk.called).toHaveLength(1))
    finish({ sent: true })
    await screen.findByText('Message sent!')
    expect(desk.called).toEqual([
      {
        name: 'send-contact-email',
        body: { name: 'Ines', email: 'ines@larkmoor.example', message: 'Hello' },
      },
    ])
    expect([field('Name').value, field('Message').value]).toEqual(['', ''])
  })

  it.each([
    [() => refuse(429, 'Please try again in an hour.'), 'Please try again in an hour.'],
    [() => ({ error: 'No mail today.' }), undefined],
  ])('keeps every word of a message that was not taken, case %#', async (answer, reason) => {
    desk.functions['send-contact-email'] = answer
    await fillIn()
    await send()
    await screen.findByText('Failed to send message. Please try again.')
    if (reason) expect(screen.getByText(reason)).toBeTruthy()
    expect(field('Message').value).toBe('Hello')
  })

  it('passes on what a machine wrote where no person can', async () => {
    await fillIn()
    fireEvent.input(document.querySelector('[name=topic]') as Element, { target: { value: 'casino' } })
    await send()
    await waitFor(() => expect(desk.called[0]?.body).toMatchObject({ topic: 'casino' }))
  })
})
