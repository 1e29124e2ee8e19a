import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import Nothing from '../ui/Nothing.tsx'
import TouchSize from '../ui/TouchSize.tsx'
import { asksToday, type Shape, withoutDays } from './queryCodec.ts'
import type { Register } from './useListQuery.ts'

type Props<R extends { id: number }, S extends Shape> = {
  register: Register<R, S>
  shape: S
  /** A description of what the list will contain. */
  about: string
  /** The button for the first record. */
  add: ReactNode
}

/** A list without rows: none today, none for the query, or none at all. */
export default function EmptyRegister<R extends { id: number }, S extends Shape>(props: Props<R, S>) {
  const { register, shape, about, add } = props
  const { t } = useTranslation()
  const { query, everyDay, reset } = register
  const filterCount = Object.keys(query.filters).length
  const otherDays = Object.keys(withoutDays(shape, query.filters)).length < filterCount && (
    <Button onClick={everyDay}>{t('registers.everyDay')}</Button>
  )
  if (asksToday(shape, query))
    return (
      <Nothing title={t('registers.noneToday')} action={<TouchSize>{otherDays}</TouchSize>}>
        {about}
      </Nothing>
    )
  if (filterCount === 0 && query.keywords === '')
    return (
      <Nothing title={t('registers.noData')} action={add}>
        {about}
      </Nothing>
    )
  return (
    <Nothing
      title={t('registers.noMatch')}
      action={
        <TouchSize>
          <div className="ui-buttons">
            {otherDays}
            <Button onClick={reset}>{t('registers.reset')}</Button>
          </div>
        </TouchSize>
      }
    >
      {query.keywords === '' ? t('registers.noneAsked') : t('registers.noMatchHint')}
    </Nothing>
  )
}
