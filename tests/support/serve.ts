// The app on a real port, for what does not work without one.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/db.ts'
import { drain, listen } from '#server/listen.ts'
import { startApp, type TestApp } from './start-app.ts'

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}

export async function serveApp(
  db: Db,
  environment: Record<string, string>,
): Promise<TestApp & { close(): Promise<void> }> {
  const app = await startApp(db, { environment })
  const server = await listen(createApp(app), app.config)
  app.realtime.attach(server)
  const close = async () => {
    await app.realtime.close(1)
    await drain(server, 1)
  }
  return { ...app, close }
}
