-- Guesses at a secret are counted wherever one is asked for. `source` is the address that a guess came from, or, of those
-- whom the account knows already, `session` or `device {id}`: their guesses do not count for the name, and its lock is not
-- theirs. The empty source locks the name for every address.
alter table sign_in_failure rename column ip to source;
alter table sign_in_lock rename column ip to source;
alter table sign_in_failure add known boolean not null default false;
