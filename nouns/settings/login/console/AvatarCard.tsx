import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { confirmSession } from '@shouya/console/app/host/session.ts'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Password.module.css'

// Loaded with the first photo: nobody else needs the library.
const CutPicture = lazy(() => import('./CutPicture.tsx'))

/** The picture shown beside the user's name, if the user has uploaded one. */
export default function AvatarCard() {
  const { t } = useTranslation()
  const { avatar } = useUser()
  const save = useAction('User/SetAvatar', { onSuccess: () => void confirmSession() })
  const id = Number(new URLSearchParams(avatar?.split('?')[1]).get('id'))
  const { ask, dialog } = useDialog()
  const cut = async (file: File): Promise<File | null> => {
    ;(await createImageBitmap(file)).close()
    return new Promise((cutTo) =>
      ask((onClose) => (
        <Suspense>
          <CutPicture
            file={file}
            onCut={(square) => {
              onClose()
              cutTo(square)
            }}
          />
        </Suspense>
      )),
    )
  }
  return (
    <section className={styles.card} aria-labelledby="avatar">
      <h2 id="avatar">{t('dashboard.avatar.title')}</h2>
      <p className={styles.note}>{t('dashboard.avatar.text')}</p>
      <PhotoField
        label={t('dashboard.avatar.title')}
        max={1}
        folder="file"
        prepare={cut}
        value={id ? [id] : []}
        onChange={([file_id = null]) => save.mutate({ file_id })}
      />
      {dialog}
    </section>
  )
}
