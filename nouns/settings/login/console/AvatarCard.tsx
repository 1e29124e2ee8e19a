import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { confirmSession } from '@shouya/console/app/host/session.ts'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import { squarePicture } from '@shouya/console/ui/squarePicture.ts'
import { useTranslation } from 'react-i18next'
import styles from './Password.module.css'

/** The picture shown beside the user's name, if the user has uploaded one. */
export default function AvatarCard() {
  const { t } = useTranslation()
  const { avatar } = useUser()
  const save = useAction('User/SetAvatar', { onSuccess: () => void confirmSession() })
  const id = Number(new URLSearchParams(avatar?.split('?')[1]).get('id'))
  return (
    <section className={styles.card} aria-labelledby="avatar">
      <h2 id="avatar">{t('dashboard.avatar.title')}</h2>
      <p className={styles.note}>{t('dashboard.avatar.text')}</p>
      <PhotoField
        label={t('dashboard.avatar.title')}
        max={1}
        folder="file"
        prepare={squarePicture}
        value={id ? [id] : []}
        onChange={([file_id = null]) => save.mutate({ file_id })}
      />
    </section>
  )
}
