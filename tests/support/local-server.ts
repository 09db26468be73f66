// A service of somebody else's as a server on this machine.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export abstract class LocalServer {
  readonly #server = createServer((request, response) => void this.take(request, response))

  protected abstract take(request: IncomingMessage, response: ServerResponse): Promise<void>

  start = () => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
}
