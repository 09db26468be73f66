import type { Config } from '@react-router/dev/config'
import { publicPaths } from './src/contract/site-paths.ts'

export default {
  appDirectory: 'src/web',
  ssr: false,
  prerender: [...publicPaths],
} satisfies Config
