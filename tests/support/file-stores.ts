// The two places where files are stored, each with the settings that a server needs for it: a folder, and a real server that speaks S3.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp, type TestAppOptions } from './start-app.ts'
import { withTestDatabase } from './test-database.ts'

export type StoreKind = 'disk' | 's3'
export const storeKinds: StoreKind[] = ['disk', 's3']

export interface S3Server {
  environment: Record<string, string>
  stop(): Promise<void>
}

const bucket = 'presswright-files'

export async function startS3(folder: string): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    environment: {
      STORAGE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      STORAGE_S3_BUCKET: bucket,
      STORAGE_S3_ACCESS_KEY_ID: 'S3RVER',
      STORAGE_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => server.close(),
  }
}

/** For tests that run once with each database: with PostgreSQL the files are in S3, as they are where several processes share them. */
export const storeOfDatabase: StoreKind = process.env.TEST_DATABASE === 'postgres' ? 's3' : 'disk'

/** One app for all tests of a block, with its files in the given place. */
export function withFiles(kind: StoreKind, options: TestAppOptions = {}): { readonly app: TestApp } {
  const database = withTestDatabase()
  let app: TestApp | undefined
  let s3: S3Server | undefined
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'presswright-files-'))
    if (kind === 's3') s3 = await startS3(join(folder, 's3'))
    const environment = { ...options.environment, ...s3?.environment, DATA_DIR: join(folder, 'data') }
    app = await startApp(database.db, { ...options, environment })
  })
  afterAll(async () => {
    await s3?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get app() {
      if (!app) throw new Error('The test app is there only inside tests.')
      return app
    },
  }
}

/** The versions whose bytes are stored. */
export async function storedVersions({ files }: TestApp): Promise<string[]> {
  const versions: string[] = []
  for await (const page of files.store.list()) versions.push(...page.map(({ version }) => version))
  return versions.sort()
}

/** The versions that rows name. */
export async function namedVersions({ db }: TestApp): Promise<string[]> {
  const rows = await db.query<{ version: string }>('select version from storage.objects order by version')
  return rows.map(({ version }) => version)
}
