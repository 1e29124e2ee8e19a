import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { call } from '@shouya/console/api/call.ts'
import { readKey, useRead } from '@shouya/console/api/useRead.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input, Space } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  onSend: () => void
  /** Which kind of common texts is offered. */
  common: 'agree' | 'refuse' | null
}

/** The opinion on a decision: typed, or a common text, including the user's own. */
export default function OpinionInput({ id, value = '', onChange, onSend, common }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const own = useOwnOpinions()
  const usual = common === null ? [] : t(`examine.usual.${common}`).split('|')
  const take = (text: string) => onChange?.(value.trim() === '' ? text : `${value.trim()}\n${text}`)
  const text = value.trim()
  const isNew = text.length >= 2 && text.length <= 50 && !usual.includes(text) && !own.texts.includes(text)
  return (
    <>
      <Input.TextArea
        {...(id && { id })}
        value={value}
        maxLength={500}
        showCount
        autoSize={{ minRows: 3, maxRows: 8 }}
        onChange={({ target }) => onChange?.(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
          event.preventDefault()
          onSend()
        }}
      />
      {common && (
        <fieldset className="examine-usual" aria-labelledby={heading}>
          <span id={heading} className="ui-note">
            {t('examine.usualOpinions')}
          </span>
          {usual.map((phrase) => (
            <Button key={phrase} size="small" onClick={() => take(phrase)}>
              {phrase}
            </Button>
          ))}
          {own.texts.map((phrase) => (
            <Space.Compact key={phrase}>
              <Button size="small" onClick={() => take(phrase)}>
                {phrase}
              </Button>
              <Button
                size="small"
                icon={<CloseOutlined aria-hidden="true" />}
                aria-label={t('examine.dropOpinion', { text: phrase })}
                onClick={() => own.drop(phrase)}
              />
            </Space.Compact>
          ))}
          {isNew && (
            <Button
              size="small"
              type="dashed"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => own.keep(text)}
            >
              {t('examine.keepOpinion')}
            </Button>
          )}
        </fieldset>
      )}
    </>
  )
}

const key = 'OaExamine.opinions'
const MOST = 8

/** The user's own stored opinions, on all devices. */
function useOwnOpinions() {
  const client = useQueryClient()
  const { data } = useRead('Preference/Get', { key }, { staleTime: Number.POSITIVE_INFINITY })
  const texts = Array.isArray(data?.value) ? data.value.filter((stored) => typeof stored === 'string') : []
  const save = (value: string[]) => {
    client.setQueryData(readKey('Preference/Get', { key }), { value })
    // A failure is ignored: it must not block the decision.
    call('Preference/Save', { key, value }).catch(() => undefined)
  }
  return {
    texts,
    keep: (text: string) => save([text, ...texts.filter((kept) => kept !== text)].slice(0, MOST)),
    drop: (text: string) => save(texts.filter((kept) => kept !== text)),
  }
}
