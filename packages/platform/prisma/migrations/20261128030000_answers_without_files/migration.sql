-- Nothing is billed without a stored file, where files were asked for: of what is read in a picture, the answer itself is what is paid for.
CREATE OR REPLACE FUNCTION wallet_witness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.outputs <> '{}'
       AND EXISTS (SELECT 1 FROM wallet_holds WHERE job_id = NEW.job_id AND state = 'captured')
       AND NOT EXISTS (SELECT 1 FROM job_files WHERE job_id = NEW.job_id) THEN
        RAISE EXCEPTION 'job % would be billed without a stored file', NEW.job_id USING ERRCODE = 'DW005';
    END IF;
    RETURN NULL;
END $$;
