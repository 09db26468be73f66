import type { Config } from '@react-router/dev/config'
import { notFoundPath, publicPaths, reviewPagePath } from './src/contract/site-paths.ts'

export default {
  appDirectory: 'src/web',
  ssr: false,
  prerender: [...publicPaths, notFoundPath, reviewPagePath],
} satisfies Config
