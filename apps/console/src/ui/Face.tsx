import './face.css'

/** A person's picture; without one the last character of their name. Decoration beside the name. */
export default function Face({ name, avatar, size = 24 }: { name: string; avatar: string | null; size?: number }) {
  return (
    <span className="ui-face" style={{ width: size, height: size }} aria-hidden="true">
      {avatar ? <img src={avatar} alt="" loading="lazy" /> : name.slice(-1)}
    </span>
  )
}
