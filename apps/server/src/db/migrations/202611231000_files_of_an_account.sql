-- What an account has uploaded lately is asked before each upload.
create index file_account on file (create_user_id, create_time);
