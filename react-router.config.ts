import type { Config } from '@react-router/dev/config'
import { notFoundPath, publicPaths } from './src/contract/site-paths.ts'

export default {
  appDirectory: 'src/web',
  ssr: false,
  prerender: [...publicPaths, notFoundPath],
} satisfies Config
