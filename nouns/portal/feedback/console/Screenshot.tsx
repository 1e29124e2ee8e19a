import { Alert, Button, Checkbox, Image, Spin } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FeedbackForm.module.css'

type Props = {
  hideAccount: boolean
  picture: Blob | undefined
  onPicture: (picture: Blob | undefined) => void
}

/** A picture of the page below the form: drawn when it is ticked, seen before it is sent. */
export default function Screenshot({ hideAccount, picture, onPicture }: Props) {
  const { t } = useTranslation()
  const [state, setState] = useState<'none' | 'drawing' | 'failed'>('none')
  const url = useMemo(() => picture && URL.createObjectURL(picture), [picture])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  // One that shows the account does not go with an anonymous entry, nor the other way round.
  useEffect(() => () => onPicture(undefined), [onPicture])

  const draw = async () => {
    setState('drawing')
    onPicture(undefined)
    try {
      const { drawPage } = await import('@shouya/console/ui/screenshot/drawPage.ts')
      onPicture(await drawPage({ hideAccount }))
      setState('none')
    } catch {
      setState('failed')
    }
  }
  const tick = (ticked: boolean) => {
    if (ticked) return void draw()
    setState('none')
    onPicture(undefined)
  }
  return (
    <div className="ui-wide">
      <Checkbox
        checked={picture !== undefined || state === 'drawing'}
        disabled={state === 'drawing'}
        onChange={({ target }) => tick(target.checked)}
      >
        {t('feedback.shoot')}
      </Checkbox>
      <p className="ui-note">{t(hideAccount ? 'feedback.shootAnonymous' : 'feedback.shootHint')}</p>
      {state === 'drawing' && <Spin description={t('feedback.shooting')} />}
      {state === 'failed' && <Alert type="warning" showIcon title={t('feedback.shootFailed')} />}
      {url && (
        <>
          <Image className={styles.shot} src={url} alt={t('feedback.shootLabel')} />
          <Button type="link" onClick={draw}>
            {t('feedback.again')}
          </Button>
        </>
      )}
    </div>
  )
}
