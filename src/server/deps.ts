// Everything an API module may use, built once per process.
import type { Billing } from './billing/billing.ts'
import type { Config } from './config/config.ts'
import type { Db } from './db/db.ts'
import type { Files } from './files/files.ts'
import type { Site } from './http/site.ts'
import type { Keys } from './keys/keys.ts'
import type { Tokens } from './keys/tokens.ts'
import type { Log } from './log.ts'
import type { Mailbox } from './mail/mailbox.ts'
import type { TextReader } from './reading/text-reader.ts'
import type { Realtime } from './realtime/realtime.ts'

export interface Deps {
  config: Config
  db: Db
  keys: Keys
  /** Encrypts what the database must keep readable for us alone. */
  encryptionKey: Buffer
  tokens: Tokens
  log: Log
  /** The built web; undefined when only the API is served (development, API tests). */
  site: Site | undefined
  /** Where mails and text messages are read while no server is configured for them. */
  mailbox: Mailbox | undefined
  /** Undefined when nobody takes payments here. */
  billing: Billing | undefined
  files: Files
  /** Deletes the bytes of files whose rows are gone. */
  collectFiles(): Promise<void>
  /** Reads and writes English in threads. */
  reader: TextReader
  /** The sockets of live pages. */
  realtime: Realtime
  /** True from the moment a shutdown begins. */
  stopping(): boolean
}
