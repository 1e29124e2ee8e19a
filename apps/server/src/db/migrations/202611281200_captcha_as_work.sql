-- A captcha is a puzzle for the browser: how many bits its answer has to have (ADR 040). Pictures that wait wait no more.
delete from captcha;
alter table captcha drop column answer_hash;
alter table captcha add bits smallint not null;
