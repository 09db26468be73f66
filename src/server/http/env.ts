// What every request carries through the app.
import type { HttpBindings } from '@hono/node-server'

export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}
