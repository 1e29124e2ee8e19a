import { pages } from '@shouya/nouns/pages.gen.ts'
import { ConfigProvider } from 'antd'
import { lazy, Suspense, useMemo } from 'react'
import { loadTexts } from '../i18n/loadTexts.ts'
import { closeAboveForm, useAboveForm } from '../ui/page/aboveForm.ts'
import { ABOVE_PAGE } from '../ui/screenshot/abovePage.ts'
import { loadChunk } from './loadChunk.ts'
import PageBoundary from './PageBoundary.tsx'

const above = { classNames: { root: ABOVE_PAGE } }

/** The form of a page that is opened above any page, such as feedback on what is to be seen. */
export default function AboveForm() {
  const { router } = useAboveForm()
  const Form = useMemo(() => router && formOf(router), [router])
  return (
    <ConfigProvider drawer={above} modal={above}>
      {Form && (
        <PageBoundary>
          <Suspense>
            <Form onClose={closeAboveForm} />
          </Suspense>
        </PageBoundary>
      )}
    </ConfigProvider>
  )
}

function formOf(router: string) {
  const page = pages.find((page) => page.router === router)
  const load = page?.above
  return load && lazy(() => loadChunk(async () => (await Promise.all([load(), loadTexts(page.texts)]))[0]))
}
