import { pages } from '@shouya/nouns/pages.gen.ts'
import { Button, ConfigProvider } from 'antd'
import {
  Activity,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  memo,
  Suspense,
  useCallback,
  useMemo,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { loadTexts } from '../i18n/loadTexts.ts'
import PageHead from '../shell/PageHead.tsx'
import { AddressContext } from '../ui/address.ts'
import { DirtyContext } from '../ui/dirty.ts'
import { DraftsContext } from '../ui/drafts.ts'
import { setDirty } from './host/dirty.ts'
import { draftsOf } from './host/drafts.ts'
import type { MenuPage } from './host/menuPages.ts'
import { TabContext } from './host/tabs/TabContext.ts'
import type { Tab } from './host/tabs/tabList.ts'
import { getTabs, moveTab } from './host/tabs/tabs.ts'
import { useMenuTitle } from './host/useMenuTitle.ts'
import { loadChunk } from './loadChunk.ts'
import Message from './Message.tsx'
import PageBoundary from './PageBoundary.tsx'
import styles from './Panes.module.css'
import Progress from './Progress.tsx'

/** A page's drawers and dialogs leave head, tabs and menu accessible: the user can go to another page and come back. */
const inPage = { classNames: { root: 'sy-in-page' } }

type Props = {
  tab: Tab
  page: MenuPage
  state: 'front' | 'leaving' | 'behind'
  /** Classes during a page change; empty without motion. */
  motion: { enter: string; leave: string }
  onMotionEnd: () => void
}

/** One opened page. In the background it keeps its DOM and state, but runs no effects. */
function Pane({ tab, page, state, motion, onMotionEnd }: Props) {
  const { fullPath, search } = tab
  const params = page.node.meta.params
  const Page = lazyPage(page.node.router)
  const isFront = useCallback(() => getTabs().active === fullPath, [fullPath])
  const inTab = useMemo(() => ({ fullPath, isFront }), [fullPath, isFront])
  const address = useMemo(
    () => ({
      params: new URLSearchParams([...Object.entries(params), ...new URLSearchParams(search)]),
      setParams: (change: (now: URLSearchParams) => URLSearchParams) => moveTab(fullPath, change),
    }),
    [fullPath, search, params],
  )
  const drafts = useMemo(() => draftsOf(fullPath), [fullPath])
  const markDirty = useCallback(
    (form: string, dirty: boolean) => {
      setDirty(form, fullPath, dirty)
      return () => {
        // This also runs for a page that is only hidden, whose input still exists.
        if (isFront()) setDirty(form, fullPath, false)
      }
    },
    [fullPath, isFront],
  )
  // A page that comes to the front is shown as it is; it renders again only for what it reads itself.
  const content = useMemo(() => (Page ? <Page /> : <NotBuilt page={page} />), [Page, page])
  const move = state === 'leaving' ? motion.leave : motion.enter
  const classes = [styles.pane, state === 'leaving' && styles.leaving, move && `animate__animated ${move}`]
  return (
    <Activity mode={state === 'behind' ? 'hidden' : 'visible'}>
      <div
        className={classes.filter(Boolean).join(' ')}
        inert={state === 'leaving'}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget && state === 'leaving') onMotionEnd()
        }}
      >
        <TabContext value={inTab}>
          <AddressContext value={address}>
            <DraftsContext value={drafts}>
              <DirtyContext value={markDirty}>
                <ConfigProvider drawer={inPage} modal={inPage}>
                  <PageHead tab={tab} page={page} />
                  {tab.loading ? (
                    <Progress />
                  ) : (
                    <PageBoundary>
                      <Suspense fallback={<Progress />}>{content}</Suspense>
                    </PageBoundary>
                  )}
                </ConfigProvider>
              </DirtyContext>
            </DraftsContext>
          </AddressContext>
        </TabContext>
      </div>
    </Activity>
  )
}

/** Showing one tab must not render the others. */
export default memo(Pane)

/** A page of the menu that this build does not have yet. */
function NotBuilt({ page: { node, trail } }: { page: MenuPage }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const titleOf = useMenuTitle()
  const title = titleOf(node)
  return (
    <Message sign="…" title={t('app.notBuiltTitle', { title })} text={t('app.notBuilt', { title })}>
      {trail.length > 0 && (
        <p>
          {t('app.notBuiltGroup')}: {trail.map(titleOf).join(' / ')}
        </p>
      )}
      <Button onClick={() => navigate(-1)}>{t('app.goBack')}</Button>
      <Button type="primary" onClick={() => navigate('/dashboard/workplace')}>
        {t('app.toWorkplace')}
      </Button>
    </Message>
  )
}

const components = new Map<string, LazyExoticComponent<ComponentType>>()

/** One lazy component per router key, or undefined when the console does not have the page yet. */
function lazyPage(router: string): LazyExoticComponent<ComponentType> | undefined {
  const entry = pages.find((page) => page.router === router)
  const cached = components.get(router)
  if (!entry || cached) return cached
  const page = lazy(() => loadChunk(async () => (await Promise.all([entry.load(), loadTexts(entry.texts)]))[0]))
  components.set(router, page)
  return page
}
