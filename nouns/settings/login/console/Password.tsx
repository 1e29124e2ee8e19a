import { useUser } from '@shouya/console/api/account.ts'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import AvatarCard from './AvatarCard.tsx'
import styles from './Password.module.css'
import PasswordForm from './PasswordForm.tsx'
import Sessions from './Sessions.tsx'
import Totp from './Totp.tsx'

/** The user's credentials. A user with a required step (first password, second step) sees only that step. */
export default function Password() {
  const { must_change_pwd, must_set_totp } = useUser()
  return (
    <TouchSize>
      <div className={styles.page}>
        {!must_set_totp && <PasswordForm />}
        <div className={styles.side}>
          {!must_change_pwd && <Totp />}
          {!must_change_pwd && !must_set_totp && <AvatarCard />}
          {!must_change_pwd && !must_set_totp && <Sessions />}
        </div>
      </div>
    </TouchSize>
  )
}
