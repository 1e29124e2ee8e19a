import { activeTab } from '@shouya/console/app/host/tabs/tabList.ts'
import { getTabs } from '@shouya/console/app/host/tabs/tabs.ts'

const LONGEST = 300

/** The page in front, with its query. */
export function frontAddress(): string {
  const tab = activeTab(getTabs())
  const { path, search } = tab ?? { path: location.pathname, search: '' }
  return (path + search).slice(0, LONGEST)
}
