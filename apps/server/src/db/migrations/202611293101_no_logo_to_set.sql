-- The picture of the platform is part of the product: a parameter that nobody can set is none.
delete from setting where key = 'platform.logo';
