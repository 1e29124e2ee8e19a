import type { Stop } from '@shouya/console/testing/Stop.ts'
import { handledPage } from '../handledPage.ts'
import { inboxPage } from '../inboxPage.ts'
import { requestsPage } from '../requestsPage.ts'

export default [
  { name: 'requests', path: requestsPage.path },
  { corner: true, name: 'drafts', path: `${requestsPage.path}?tab=drafts` },
  { corner: true, name: 'flows to start', path: `${requestsPage.path}?tab=new` },
  { name: 'all requests', path: `${requestsPage.path}?tab=all` },
  { name: 'inbox', path: inboxPage.path },
  { name: 'handled requests', path: handledPage.path },
  { corner: true, name: 'copied requests', path: `${handledPage.path}?tab=copied` },
] satisfies Stop[]
