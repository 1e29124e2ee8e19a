import TouchSize from '../../ui/TouchSize.tsx'
import styles from './Password.module.css'
import PasswordForm from './PasswordForm.tsx'
import Sessions from './Sessions.tsx'

export default function Password() {
  return (
    <TouchSize>
      <div className={styles.page}>
        <PasswordForm />
        <Sessions />
      </div>
    </TouchSize>
  )
}
