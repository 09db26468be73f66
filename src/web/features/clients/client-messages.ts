// Messages of the client screens, and the colors new clients get.
import type { Message } from '#web/messages.ts'
import type { KitTable } from './clients-api.ts'

export const clientMessages = {
  nameMissing: 'Enter the client’s name.',
  labelMissing: 'Give the boilerplate a label.',
  personMissing: 'Enter a name.',
  loadFailed: 'We couldn’t load your clients. Try again.',
} as const

export const clientSaved: Message = { title: 'Client saved' }
/** An entry of the kit. */
export const entrySaved = (table: KitTable): Message => ({
  title: table === 'client_texts' ? 'Boilerplate saved' : 'Person saved',
})
export const archived = (name: string): Message => ({
  title: `${name} archived`,
  text: 'Its documents stay where they are.',
})
export const unarchived = (name: string): Message => ({ title: `${name} restored` })

/** Readable on light and dark paper. */
export const clientColors = ['#B23A1D', '#1F5C99', '#1C6B45', '#8A5A00', '#7A3E9D', '#0F7C8A', '#A8173A']
export const defaultColor = '#5C564C'
