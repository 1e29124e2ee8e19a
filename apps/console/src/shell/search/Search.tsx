import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const Palette = lazy(() => import('./Palette.tsx'))

/** The search of the whole console, by its button in the head or by Ctrl+K. */
export default function Search() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])

  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined aria-hidden="true" />}
        aria-label={t('shell.search.title')}
        title={`${t('shell.search.title')} (Ctrl+K)`}
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
