// Reads a form as it arrives, part by part, without holding a file in memory.

export interface Part {
  name: string
  /** Only files have one. */
  filename: string | undefined
  type: string | undefined
  /** Must be read before the next part. */
  body: AsyncIterable<Buffer>
}

/** It isn't a form, or ends too early. */
export class BadForm extends Error {
  override name = 'BadForm'
}

const maxHeaderBytes = 16_384

export const boundaryOf = (type: string): string | undefined => {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? []
  return quoted ?? plain
}

export async function* readParts(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const input = new FormInput(source, boundary)
  try {
    // Anything before the first boundary is ignored.
    for await (const _ of input.readBody());
    while (await input.hasNext()) {
      const headers = await input.readHeaders()
      const body = input.readBody()
      yield { ...describe(headers), body }
      for await (const _ of body);
    }
  } finally {
    await input.leave()
  }
}

class FormInput {
  readonly #chunks: AsyncIterator<Uint8Array>
  readonly #delimiter: Buffer
  /** The first boundary has no line before it. */
  #held: Buffer = Buffer.from('\r\n')

  constructor(source: AsyncIterable<Uint8Array>, boundary: string) {
    this.#chunks = source[Symbol.asyncIterator]()
    this.#delimiter = Buffer.from(`\r\n--${boundary}`)
  }

  /** Stops reading. */
  async leave(): Promise<void> {
    await this.#chunks.return?.()
  }

  async #fill(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done) throw new BadForm('The form ends too early.')
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
  }

  /** What comes before the next boundary. */
  async *readBody(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#held.indexOf(this.#delimiter)
      // The last bytes may be the start of the boundary.
      const sure = end === -1 ? this.#held.length - this.#delimiter.length + 1 : end
      if (sure > 0) yield this.#held.subarray(0, sure)
      if (end !== -1) {
        this.#held = this.#held.subarray(end + this.#delimiter.length)
        return
      }
      if (sure > 0) this.#held = this.#held.subarray(sure)
      await this.#fill()
    }
  }

  /** After a boundary: whether another part follows. */
  async hasNext(): Promise<boolean> {
    while (this.#held.length < 2) await this.#fill()
    const mark = this.#held.toString('latin1', 0, 2)
    if (mark !== '\r\n' && mark !== '--') throw new BadForm('The form has a broken boundary.')
    return mark === '\r\n'
  }

  /** The header lines of a part, with the line end before them. */
  async readHeaders(): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf('\r\n\r\n')
      if ((end === -1 ? this.#held.length : end) > maxHeaderBytes)
        throw new BadForm('The form has a part without a body.')
      if (end !== -1) {
        const headers = this.#held.toString('utf8', 0, end)
        this.#held = this.#held.subarray(end + 4)
        return headers
      }
      await this.#fill()
    }
  }
}

function describe(headers: string): Omit<Part, 'body'> {
  const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1]
  if (disposition === undefined) throw new BadForm('The form has a part without a name.')
  return {
    name: readEscaped(/;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? ''),
    filename: /;\s*filename\*?=/i.test(disposition)
      ? readEscaped(/;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? '')
      : undefined,
    type: /^content-type:(.*)$/im.exec(headers)?.[1]?.trim() || undefined,
  }
}

/** Unescapes what browsers escape in the name of a field. */
const readEscaped = (text: string) =>
  text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
