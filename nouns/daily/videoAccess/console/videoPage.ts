import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Access to recordings. */
export const videoPage: Page = {
  router: 'readList',
  path: '/form/daily/taskdaily/ReadList',
  permission: 'daily_video',
  texts: ['videoAccess', 'visitor'],
  load: () => import('./ReadList.tsx'),
  prepare: () => import('./prepareVideo.ts'),
  lists: { 'VideoAccess/GetPageList': '' },
  quick: {
    quickRetrieve: { files: true, operation: 'register', counter: 'video_pending' },
    quickVideoSign: { files: true, operation: 'sign', counter: 'video_sign', icon: 'sign' },
    quickVideo: { files: true, operation: 'add', query: 'new=1' },
    quickVideos: {},
  },
}
