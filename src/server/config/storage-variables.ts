// The variables of file storage.
import { z } from 'zod'
import { jsonObject, origin, secret, whole } from './variable-kinds.ts'

export const storageVariables = {
  STORAGE_S3_ENDPOINT: origin.optional().meta({
    rule: 'must be the origin of an S3-compatible service',
    example: 'https://s3.us-east-1.amazonaws.com',
  }),
  STORAGE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .meta({ rule: 'must be the name of a bucket on that service', example: 'presswright-files' }),
  STORAGE_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1')
    .meta({ rule: 'must be the region of the bucket', example: 'us-east-1' }),
  STORAGE_S3_ACCESS_KEY_ID: secret('must be the access key ID for the bucket', 'AKIA0123456789ABCDEF'),
  STORAGE_S3_SECRET_ACCESS_KEY: secret('must be the secret access key for the bucket', 'a-long-secret'),
  STORAGE_ORIGINS: z
    .string()
    .default('')
    .refine((list) => list === '' || list.split(',').every((item) => URL.parse(item)?.origin === item))
    .meta({
      rule: 'must be origins separated by commas',
      example: 'https://press.example.com,https://www.example.com',
    }),
  STORAGE_SCAN_COMMAND: z.string().min(1).optional().meta({
    rule: 'must be a command that checks the file named after it: 0 means clean, 1 infected',
    example: 'clamdscan --fdpass --no-summary',
  }),
  STORAGE_LIMITS: jsonObject(
    {
      fileMb: whole(1, 5000, 50),
      // 0 is no limit. 5 GB: a megabyte is 1024 × 1024 bytes, and a gigabyte 1024 of them.
      workspaceMb: whole(0, 1_000_000_000, 5120),
      uploadsPerMinute: whole(1, 1_000_000, 120),
      megapixels: whole(1, 1000, 50),
      // 0 is one less than the processors, four at most.
      pictureWorkers: whole(0, 64, 0),
      pictureQueue: whole(0, 10_000, 100),
      pictureSeconds: whole(1, 600, 20),
    },
    'must be JSON with fileMb, workspaceMb, uploadsPerMinute, megapixels, pictureWorkers, pictureQueue and pictureSeconds',
    '{"fileMb":100,"workspaceMb":20000}',
  ),
}
