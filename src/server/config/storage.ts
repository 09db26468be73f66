// Where files are stored, and their limits.
import { countThreads } from '#server/jobs/worker-pool.ts'
import { StartError } from '#server/start-error.ts'
import type { Variables } from './variables.ts'

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface StorageConfig {
  /** Below the data folder, or in a service that speaks S3. */
  place: { kind: 'disk' } | ({ kind: 's3' } & S3Config)
  /** Largest file in bytes; a bucket may allow less. */
  fileBytes: number
  /** All files of one workspace, in bytes; undefined means no limit. */
  workspaceBytes: number | undefined
  uploadsPerMinute: number
  /** Origins besides our own and this machine's whose pages may call the API. */
  origins: string[]
  /** Command and arguments that check a file for viruses; the file's path comes last. */
  scanCommand: string[] | undefined
  pictures: { megapixels: number; workers: number; queue: number; seconds: number; memoryMb: number }
}

/** The room of a workspace as the database reads it, in every transaction that may add files to one. */
export const workspaceRoom = ({ workspaceBytes }: StorageConfig): Record<string, string> => ({
  'storage.workspace_bytes': workspaceBytes === undefined ? '' : String(workspaceBytes),
})

export function readStorageConfig(values: Variables): StorageConfig {
  const { STORAGE_LIMITS: limits, STORAGE_ORIGINS: origins, STORAGE_SCAN_COMMAND: scanCommand } = values
  return {
    place: readPlace(values),
    fileBytes: limits.fileMb * 1024 * 1024,
    workspaceBytes: limits.workspaceMb === 0 ? undefined : limits.workspaceMb * 1024 * 1024,
    uploadsPerMinute: limits.uploadsPerMinute,
    origins: origins.split(',').filter(Boolean),
    scanCommand: scanCommand?.split(/\s+/).filter(Boolean),
    pictures: {
      megapixels: limits.megapixels,
      workers: limits.pictureWorkers || countThreads(),
      queue: limits.pictureQueue,
      seconds: limits.pictureSeconds,
      memoryMb: 256,
    },
  }
}

function readPlace(values: Variables): StorageConfig['place'] {
  const {
    STORAGE_S3_ENDPOINT: endpoint,
    STORAGE_S3_BUCKET: bucket,
    STORAGE_S3_ACCESS_KEY_ID: accessKeyId,
    STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey,
    STORAGE_S3_REGION: region,
  } = values
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return { kind: 'disk' }
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new StartError(
      'Storing files in S3 needs STORAGE_S3_ENDPOINT, STORAGE_S3_BUCKET, STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY: set all four or none.',
    )
  return { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey }
}
