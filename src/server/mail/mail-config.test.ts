import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'

const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15005550006' }

describe('text messages', () => {
  it('go by Twilio when all of its account is given', () => {
    expect(readConfig(twilio).sms).toEqual({
      kind: 'twilio',
      accountSid: 'AC1',
      authToken: 'secret',
      from: '+15005550006',
      apiBase: 'https://api.twilio.com',
    })
  })

  it.each(Object.keys(twilio))('stop the start when %s is missing', (name) => {
    expect(() => readConfig({ ...twilio, [name]: '' })).toThrow('set all three or none')
  })
})

describe('the sender of mails', () => {
  it.each(['no-reply@example.com', 'Presswright <no-reply@example.com>', '<no-reply@example.com>'])(
    'may be %s',
    (MAIL_FROM) => {
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
    },
  )

  it.each([
    'Presswright',
    'Presswright <no-reply>',
    'a@example.com, b@example.com',
    'A <a@example.com>\r\nBcc: b@example.com',
  ])('may not be %j', (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM must be the sender of emails')
  })
})
