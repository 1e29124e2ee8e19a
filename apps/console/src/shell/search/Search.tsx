import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pressOf } from '../../ui/keys.ts'
import { useKeys } from '../../ui/useKeys.ts'

const Palette = lazy(() => import('./Palette.tsx'))

/** The search of the whole console, by its button in the head or by Ctrl+K. */
export default function Search() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)

  useKeys({ palette: () => setOpen(true) })

  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined aria-hidden="true" />}
        aria-label={t('shell.search.title')}
        title={`${t('shell.search.title')} (${pressOf('palette').join('+')})`}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
