import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  add: ReactNode
  word: string
  onWord: (word: string) => void
  /** A phone shows everything unfolded. */
  fold?: { onExpand: () => void; onCollapse: () => void } | undefined
}

/** Above the tree: a new entry, the search, all groups open or closed. */
export default function MenuTools({ add, word, onWord, fold }: Props) {
  const { t } = useTranslation()
  return (
    <TouchSize>
      <div className="reg-toolbar">
        {add && <div>{add}</div>}
        <div className="menu-tools">
          <Input
            allowClear
            aria-label={t('menu.search')}
            placeholder={t('menu.search')}
            value={word}
            onChange={({ target }) => onWord(target.value)}
          />
          {fold && (
            <>
              <Button onClick={fold.onExpand}>{t('menu.expand')}</Button>
              <Button onClick={fold.onCollapse}>{t('menu.collapse')}</Button>
            </>
          )}
        </div>
      </div>
    </TouchSize>
  )
}
