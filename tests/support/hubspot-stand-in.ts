// HubSpot as a server on this machine: its contacts, by the address they are known by.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { LocalServer } from './local-server.ts'

export class HubspotStandIn extends LocalServer {
  readonly contacts = new Map<string, Record<string, string>>()
  /** Requests so far, with what they carried. */
  readonly asked: { path: string; authorization: string | undefined; body: any }[] = []
  /** Replaces its own answers until it is removed. */
  answer: { status: number; body: string } | 'cut' | undefined

  get environment(): Record<string, string> {
    return { HUBSPOT_TOKEN: 'pat-that-stays-secret', HUBSPOT_API_BASE: this.url }
  }

  protected async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { url: path = '', headers } = request
    const body = JSON.parse(Buffer.concat(chunks).toString())
    this.asked.push({ path, authorization: headers.authorization, body })
    if (this.answer === 'cut') return void response.destroy()
    const { status, body: text } = this.answer ?? this.#upsert(path, body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }

  #upsert(path: string, { inputs }: { inputs: any[] }): { status: number; body: string } {
    if (path !== '/crm/v3/objects/contacts/batch/upsert') return { status: 404, body: '{"status":"error"}' }
    const results = inputs.map(({ id, idProperty, properties }) => {
      if (idProperty !== 'email') throw new Error(`Contacts are not known by ${idProperty}.`)
      const isNew = !this.contacts.has(id)
      this.contacts.set(id, { ...this.contacts.get(id), ...properties })
      return { id: '1', properties: this.contacts.get(id), new: isNew }
    })
    return { status: 200, body: JSON.stringify({ status: 'COMPLETE', results }) }
  }
}

export function withHubspot(): HubspotStandIn {
  const hubspot = new HubspotStandIn()
  beforeAll(() => hubspot.start())
  afterAll(() => hubspot.stop())
  return hubspot
}
