import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { offlineDesk } from './scripts/offline-desk.ts'

// In `npm run dev` the browser talks to Vite and Vite hands API calls to our server: one origin, as in production.
const server = { target: process.env.DEV_SERVER ?? 'http://localhost:3001', changeOrigin: false }

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), offlineDesk()],
  server: {
    port: 3000,
    strictPort: true,
    proxy: {
      '/auth/v1': server,
      '/rest/v1': server,
      '/functions/v1': server,
      '/storage/v1': server,
      '/realtime/v1': { ...server, ws: true },
      '/local': server,
      '/app-config.json': server,
      '/healthz': server,
      '/readyz': server,
    },
  },
  // Known from the start, or the first visit in `npm run dev` reloads while Vite discovers them one by one.
  optimizeDeps: {
    include: ['@supabase/supabase-js', 'lucide-react', 'radix-ui', 'react-hot-toast/headless'],
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      // How long each plugin took is for those who tune the build, not for those who start the product.
      checks: { bundlerTimings: false },
      // What most pages share is one file: a dozen small ones compress worse, and the front page has a budget.
      output: {
        codeSplitting: {
          groups: [
            // What every page begins with: the libraries, which keep their name from release to release, and our own.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
            {
              name: 'shared',
              test: /src\/web\/(crash-messages|routes\/crash|layout\/(problem-screen|use-focus-main|page)|lib\/(error-message|page\/describe-page)|ui\/static-html)/,
              priority: 1,
            },
            // What was learned from notes: data that changes more seldom than the code that reads it.
            { name: 'learned', test: /src\/domain\/brief\/.*\/learned\//, priority: 1 },
            // The editor's libraries, which stay the same for longer than the desk that is built on them. The desk's import asks
            // for both at once.
            {
              name: 'prosemirror',
              test: /node_modules\/(@tiptap\/|prosemirror-|linkifyjs|orderedmap|rope-sequence|w3c-keyname|fast-equals)/,
              priority: 1,
            },
            // The query cache, for signed-in users.
            {
              name: 'query',
              test: /node_modules\/@tanstack\/(query-core|react-query)|lib\/(api\/query-|profile-query)/,
              priority: 1,
            },
            // Dialogs with their library: all of it is needed together.
            {
              name: 'dialog',
              test: /ui\/overlay\/(dialog|confirm-dialog)|node_modules\/(@radix-ui\/react-(dialog|alert-dialog|focus|dismissable|portal|presence)|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|tslib)/,
            },
            // What messages say about plans and dates: one file instead of four tiny ones.
            {
              name: 'plan',
              test: /src\/domain\/(billing\/(trial|usage|subscription|plan)|time\/calendar)\.ts/,
            },
            // Texts and rules stay with the screens that need them, however many those are.
            { name: 'shared', test: /node_modules|src\/web\/(layout|lib|ui)\//, minShareCount: 17 },
            // The same among the nine tools, with what they show before anything is pressed.
            {
              name: 'tool',
              test: /layout\/tool-|lib\/storage\/use-session-storage|features\/tools\/(use-lazy-module|show-result)|ui\/form\/(field|input)/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
})
