import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/app.ts'

export default {
  noAccess: 'Sorry, you have no access to the page {path}. Please contact your administrator.',
  forbiddenTitle: 'No access',
  forbidden: 'Your role does not include this page. If you need it for your work, ask your administrator.',
  notFoundTitle: 'Page not found',
  notFound: 'The address may be wrong, or the page has moved.',
  toWorkplace: 'To the workbench',
  toSignIn: 'Sign in',
  goBack: 'Go back',
  notBuiltTitle: '“{title}” is being built',
  notBuilt:
    'This page will hold {title} and is not open yet. Your role already has its menu entry; the page will appear here once it is done.',
  notBuiltGroup: 'Menu group',
  chunkTitle: 'The page did not load',
  chunk: 'The network was interrupted, or the console was just updated. Reloading fetches the latest page.',
  reload: 'Reload',
  crashTitle: 'Something went wrong on this page',
  crash:
    'What you just did was not completed; other pages are not affected. Try again, and if it happens again send the details below to your administrator.',
  crashInfo: 'Details',
  bootTitle: 'The server cannot be reached',
  leaveTitle: 'Unsaved changes',
  leave: '{count} open {count, page has|pages have} unsaved input that will be lost. Continue?',
  leaveOk: 'Discard',
  leaveCancel: 'Stay',
} satisfies Translation<typeof CN>
