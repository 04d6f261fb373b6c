extension LanguageTag {
  // Source: Unicode, Common Locale Data Repository 48, supplemental data.

  /// The script and region that are likely for a language, alone or with a script or region: of those that have a code
  /// of two letters or a locale of CLDR.
  static let likelyData = """
    aa=Latn-ET ab=Cyrl-GE ady=Cyrl-RU ae=Avst-IR af=Latn-ZA agq=Latn-CM ak=Latn-GH am=Ethi-ET an=Latn-ES ann=Latn-NG \
    apc=Arab-SY ar=Arab-EG arn=Latn-CL ary=Arab-MA as=Beng-IN asa=Latn-TZ ast=Latn-ES av=Cyrl-RU ay=Latn-BO \
    az=Latn-AZ az-Arab=Arab-IR az-IQ=Arab-IQ az-IR=Arab-IR az-RU=Cyrl-RU ba=Cyrl-RU bal=Arab-PK bas=Latn-CM \
    be=Cyrl-BY bem=Latn-ZM bew=Latn-ID bez=Latn-TZ bg=Cyrl-BG bgc=Deva-IN bgn=Arab-PK bho=Deva-IN bi=Latn-VU \
    blo=Latn-BJ blt=Tavt-VN bm=Latn-ML bn=Beng-BD bo=Tibt-CN bqi=Arab-IR br=Latn-FR brh=Arab-PK brx=Deva-IN \
    bs=Latn-BA bss=Latn-CM bua=Cyrl-RU byn=Ethi-ER ca=Latn-ES cad=Latn-US cch=Latn-NG ccp=Cakm-BD ce=Cyrl-RU \
    ceb=Latn-PH cgg=Latn-UG ch=Latn-GU cho=Latn-US chr=Cher-US cic=Latn-US ckb=Arab-IQ co=Latn-FR cop=Copt-EG \
    cr=Cans-CA cs=Latn-CZ csw=Cans-CA cu=Cyrl-RU cu-Glag=Glag-BG cv=Cyrl-RU cy=Latn-GB da=Latn-DK dav=Latn-KE \
    de=Latn-DE dje=Latn-NE doi=Deva-IN dsb=Latn-DE dua=Latn-CM dv=Thaa-MV dyo=Latn-SN dz=Tibt-BT ebu=Latn-KE \
    ee=Latn-GH el=Grek-GR en=Latn-US en-Shaw=Shaw-GB eo=Latn-001 es=Latn-ES et=Latn-EE eu=Latn-ES ewo=Latn-CM \
    fa=Arab-IR ff=Latn-SN ff-Adlm=Adlm-GN fi=Latn-FI fil=Latn-PH fj=Latn-FJ fo=Latn-FO fr=Latn-FR frr=Latn-DE \
    fur=Latn-IT fy=Latn-NL ga=Latn-IE gaa=Latn-GH gd=Latn-GB gez=Ethi-ET gl=Latn-ES gn=Latn-PY gsw=Latn-CH \
    gu=Gujr-IN guz=Latn-KE gv=Latn-IM ha=Latn-NG ha-CM=Arab-CM ha-SD=Arab-SD haw=Latn-US he=Hebr-IL hi=Deva-IN \
    hnj=Hmnp-US hnj-Hmng=Hmng-LA ho=Latn-PG hr=Latn-HR hrx=Latn-BR hsb=Latn-DE ht=Latn-HT hu=Latn-HU hy=Armn-AM \
    hz=Latn-NA ia=Latn-001 id=Latn-ID ie=Latn-EE ig=Latn-NG ii=Yiii-CN ik=Latn-US in=Latn-ID io=Latn-001 is=Latn-IS \
    isv=Latn-001 it=Latn-IT iu=Cans-CA iw=Hebr-IL ja=Jpan-JP jbo=Latn-001 jgo=Latn-CM ji=Hebr-UA jmc=Latn-TZ \
    jv=Latn-ID jw=Latn-ID ka=Geor-GE kaa=Cyrl-UZ kab=Latn-DZ kaj=Latn-NG kam=Latn-KE kbd=Cyrl-RU kcg=Latn-NG \
    kde=Latn-TZ kea=Latn-CV kek=Latn-GT ken=Latn-CM kg=Latn-CD kgp=Latn-BR khq=Latn-ML ki=Latn-KE kj=Latn-NA \
    kk=Cyrl-KZ kk-AF=Arab-AF kk-Arab=Arab-CN kk-CN=Arab-CN kk-IR=Arab-IR kk-MN=Arab-MN kkj=Latn-CM kl=Latn-GL \
    kln=Latn-KE km=Khmr-KH kn=Knda-IN ko=Kore-KR kok=Deva-IN kpe=Latn-LR kr=Latn-NG ks=Arab-IN ksb=Latn-TZ \
    ksf=Latn-CM ksh=Latn-DE ku=Latn-TR ku-AM=Cyrl-AM ku-AZ=Cyrl-AZ ku-Arab=Arab-IQ ku-Cyrl=Cyrl-AM ku-GE=Cyrl-GE \
    ku-IQ=Arab-IQ ku-IR=Arab-IR ku-LB=Arab-LB ku-TM=Cyrl-TM ku-Yezi=Yezi-GE kv=Cyrl-RU kw=Latn-GB kxv=Latn-IN \
    ky=Cyrl-KG ky-Arab=Arab-CN ky-CN=Arab-CN ky-Latn=Latn-TR ky-TR=Latn-TR la=Latn-VA lag=Latn-TZ lb=Latn-LU \
    lg=Latn-UG li=Latn-NL lij=Latn-IT lkt=Latn-US lld=Latn-IT lmo=Latn-IT ln=Latn-CD lo=Laoo-LA lrc=Arab-IR \
    lt=Latn-LT ltg=Latn-LV lu=Latn-CD luo=Latn-KE luy=Latn-KE lv=Latn-LV lzz=Latn-TR lzz-GE=Geor-GE lzz-Geor=Geor-GE \
    mai=Deva-IN mas=Latn-KE mdf=Cyrl-RU mer=Latn-KE mfe=Latn-MU mg=Latn-MG mgh=Latn-MZ mgo=Latn-CM mh=Latn-MH \
    mhn=Latn-IT mi=Latn-NZ mic=Latn-CA mk=Cyrl-MK ml=Mlym-IN mn=Cyrl-MN mn-CN=Mong-CN mn-Mong=Mong-CN mni=Beng-IN \
    mo=Latn-RO moh=Latn-CA mr=Deva-IN mrh=Latn-IN ms=Latn-MY ms-CC=Arab-CC mt=Latn-MT mua=Latn-CM mus=Latn-US \
    mww=Hmnp-US my=Mymr-MM myv=Cyrl-RU mzn=Arab-IR na=Latn-NR naq=Latn-NA nb=Latn-NO nd=Latn-ZW nds=Latn-DE \
    ne=Deva-NP ng=Latn-NA nl=Latn-NL nmg=Latn-CM nn=Latn-NO nnh=Latn-CM no=Latn-NO nqo=Nkoo-GN nr=Latn-ZA \
    nso=Latn-ZA nus=Latn-SS nv=Latn-US ny=Latn-MW nyn=Latn-UG oc=Latn-FR oj=Cans-CA oka=Latn-CA om=Latn-ET \
    or=Orya-IN os=Cyrl-GE osa=Osge-US pa=Guru-IN pa-Arab=Arab-PK pa-PK=Arab-PK pap=Latn-CW pcm=Latn-NG pi=Latn-GB \
    pi-Deva=Deva-IN pi-IN=Deva-IN pi-LK=Sinh-LK pi-MM=Mymr-MM pi-Mymr=Mymr-MM pi-Sinh=Sinh-LK pi-TH=Thai-TH \
    pi-Thai=Thai-TH pis=Latn-SB pl=Latn-PL pms=Latn-IT prg=Latn-PL ps=Arab-AF pt=Latn-BR qu=Latn-PE quc=Latn-GT \
    raj=Deva-IN rhg=Rohg-MM rif=Latn-MA rm=Latn-CH rn=Latn-BI ro=Latn-RO rof=Latn-TZ ru=Cyrl-RU rw=Latn-RW \
    rwk=Latn-TZ sa=Deva-IN sah=Cyrl-RU saq=Latn-KE sat=Olck-IN sbp=Latn-TZ sc=Latn-IT scn=Latn-IT sd=Arab-PK \
    sd-Deva=Deva-IN sd-IN=Deva-IN sd-Khoj=Khoj-IN sd-Sind=Sind-IN sdh=Arab-IR se=Latn-NO seh=Latn-MZ ses=Latn-ML \
    sg=Latn-CF sgs=Latn-LT shi=Tfng-MA shn=Mymr-MM si=Sinh-LK sid=Latn-ET sk=Latn-SK skr=Arab-PK sl=Latn-SI \
    sm=Latn-WS sma=Latn-SE smj=Latn-SE smn=Latn-FI sms=Latn-FI sn=Latn-ZW so=Latn-SO sq=Latn-AL sr=Cyrl-RS \
    sr-ME=Latn-ME sr-RO=Latn-RO sr-TR=Latn-TR ss=Latn-ZA ssy=Latn-ER st=Latn-ZA su=Latn-ID sus=Latn-GN suz=Deva-NP \
    sv=Latn-SE sw=Latn-TZ syr=Syrc-IQ szl=Latn-PL ta=Taml-IN te=Telu-IN teo=Latn-UG tg=Cyrl-TJ tg-Arab=Arab-PK \
    tg-PK=Arab-PK th=Thai-TH ti=Ethi-ET tig=Ethi-ER tk=Latn-TM tl=Latn-PH tn=Latn-ZA to=Latn-TO tok=Latn-001 \
    tpi=Latn-PG tr=Latn-TR trv=Latn-TW trw=Arab-PK ts=Latn-ZA tt=Cyrl-RU twq=Latn-NE ty=Latn-PF tyv=Cyrl-RU \
    tzm=Latn-MA ug=Arab-CN ug-Cyrl=Cyrl-KZ ug-KZ=Cyrl-KZ ug-MN=Cyrl-MN uk=Cyrl-UA ur=Arab-PK uz=Latn-UZ \
    uz-AF=Arab-AF uz-Arab=Arab-AF uz-CN=Cyrl-CN vai=Vaii-LR ve=Latn-ZA vec=Latn-IT vi=Latn-VN vmw=Latn-MZ \
    vo=Latn-001 vun=Latn-TZ wa=Latn-BE wae=Latn-CH wal=Ethi-ET wbp=Latn-AU wo=Latn-SN xdq=Cyrl-RU xh=Latn-ZA \
    xnr=Deva-IN xog=Latn-UG yav=Latn-CM yi=Hebr-UA yo=Latn-NG yrl=Latn-BR yue=Hant-HK yue-CN=Hans-CN \
    yue-Hans=Hans-CN za=Latn-CN zgh=Tfng-MA zh=Hans-CN zh-AU=Hant-AU zh-BN=Hant-BN zh-Bopo=Bopo-TW zh-GB=Hant-GB \
    zh-GF=Hant-GF zh-HK=Hant-HK zh-Hanb=Hanb-TW zh-Hant=Hant-TW zh-ID=Hant-ID zh-MO=Hant-MO zh-PA=Hant-PA \
    zh-PF=Hant-PF zh-PH=Hant-PH zh-SR=Hant-SR zh-TH=Hant-TH zh-TW=Hant-TW zh-US=Hant-US zh-VN=Hant-VN zu=Latn-ZA
    """

  /// The locale from which another takes what it lacks, where that is not the one with its last part left out.
  static let parentData = """
    en-150=en-001 en-AG=en-001 en-AI=en-001 en-AT=en-150 en-AU=en-001 en-BB=en-001 en-BE=en-150 en-BM=en-001 \
    en-BS=en-001 en-BW=en-001 en-BZ=en-001 en-CC=en-001 en-CH=en-150 en-CK=en-001 en-CM=en-001 en-CX=en-001 \
    en-CY=en-001 en-CZ=en-150 en-DE=en-150 en-DG=en-001 en-DK=en-150 en-DM=en-001 en-EE=en-150 en-ER=en-001 \
    en-ES=en-150 en-FI=en-150 en-FJ=en-001 en-FK=en-001 en-FM=en-001 en-FR=en-150 en-GB=en-001 en-GD=en-001 \
    en-GE=en-150 en-GG=en-001 en-GH=en-001 en-GI=en-001 en-GM=en-001 en-GS=en-001 en-GY=en-001 en-HK=en-001 \
    en-HU=en-150 en-ID=en-001 en-IE=en-001 en-IL=en-001 en-IM=en-001 en-IN=en-001 en-IO=en-001 en-IT=en-150 \
    en-JE=en-001 en-JM=en-001 en-KE=en-001 en-KI=en-001 en-KN=en-001 en-KY=en-001 en-LC=en-001 en-LR=en-001 \
    en-LS=en-001 en-LT=en-150 en-LV=en-150 en-MG=en-001 en-MO=en-001 en-MS=en-001 en-MT=en-001 en-MU=en-001 \
    en-MV=en-001 en-MW=en-001 en-MY=en-001 en-NA=en-001 en-NF=en-001 en-NG=en-001 en-NL=en-150 en-NO=en-150 \
    en-NR=en-001 en-NU=en-001 en-NZ=en-001 en-PG=en-001 en-PK=en-001 en-PL=en-150 en-PN=en-001 en-PT=en-150 \
    en-PW=en-001 en-RO=en-150 en-RW=en-001 en-SB=en-001 en-SC=en-001 en-SD=en-001 en-SE=en-150 en-SG=en-001 \
    en-SH=en-001 en-SI=en-150 en-SK=en-150 en-SL=en-001 en-SS=en-001 en-SX=en-001 en-SZ=en-001 en-TC=en-001 \
    en-TK=en-001 en-TO=en-001 en-TT=en-001 en-TV=en-001 en-TZ=en-001 en-UA=en-150 en-UG=en-001 en-VC=en-001 \
    en-VG=en-001 en-VU=en-001 en-WS=en-001 en-ZA=en-001 en-ZM=en-001 en-ZW=en-001 es-AR=es-419 es-BO=es-419 \
    es-BR=es-419 es-BZ=es-419 es-CL=es-419 es-CO=es-419 es-CR=es-419 es-CU=es-419 es-DO=es-419 es-EC=es-419 \
    es-GT=es-419 es-HN=es-419 es-JP=es-419 es-MX=es-419 es-NI=es-419 es-PA=es-419 es-PE=es-419 es-PR=es-419 \
    es-PY=es-419 es-SV=es-419 es-US=es-419 es-UY=es-419 es-VE=es-419 pt-AO=pt-PT pt-CH=pt-PT pt-CV=pt-PT pt-FR=pt-PT \
    pt-GQ=pt-PT pt-GW=pt-PT pt-LU=pt-PT pt-MO=pt-PT pt-MZ=pt-PT pt-ST=pt-PT pt-TL=pt-PT zh-Hant-MO=zh-Hant-HK
    """

  /// Codes of languages that have been replaced, with what replaces them.
  static let aliasData = """
    aam=aas aar=aa abk=ab adp=dz afr=af agp=apf ais=ami ajp=apc ajt=aeb aju=jrb aka=ak alb=sq als=sq amh=am ara=ar \
    arb=ar arg=an arm=hy asd=snz asm=as aue=ktz ava=av ave=ae aym=ay ayr=ay ayx=nun aze=az azj=az bak=ba bam=bm \
    baq=eu baz=nvo bcc=bal bcl=bik bel=be ben=bn bgm=bcg bh=bho bhk=fbl bic=bir bih=bho bis=bi bjd=drl bjq=bzc \
    bkb=ebk blg=iba bod=bo bos=bs bre=br btb=beb bul=bg bur=my bxk=luy bxr=bua cat=ca ccq=rki ces=cs cha=ch che=ce \
    chi=zh chu=cu chv=cv cjr=mom cka=cmr cld=syr cls=sa cmk=xch cmn=zh cnr=sr-ME cor=kw cos=co coy=pij cqu=quh \
    cre=cr cwd=cr cym=cy cze=cs daf=dnj dan=da dap=njz dek=sqm deu=de dgo=doi dhd=mwr dik=din diq=zza dit=dif div=dv \
    djl=dze dkl=aqd drh=mn drr=kzk drw=fa-AF dud=uth duj=dwu dut=nl dwl=dbt dzo=dz ekk=et ell=el elp=amq emk=man \
    eng=en epo=eo esk=ik est=et eus=eu ewe=ee fao=fo fas=fa fij=fj fin=fi fra=fr fre=fr fry=fy fuc=ff ful=ff gav=dev \
    gaz=om gbc=wny gbo=grb geo=ka ger=de gfx=vaj ggn=gvr ggo=esg ggr=gtu gio=aou gla=gd gle=ga glg=gl gli=kzk glv=gv \
    gno=gon gom=kok gre=el grn=gn gti=nyc gug=gn guj=gu guv=duz gya=gba hat=ht hau=ha hbs=sr-Latn hdn=hai hea=hmn \
    heb=he her=hz him=srx hin=hi hmo=ho hrr=jal hrv=hr hun=hu hye=hy ibi=opa ibo=ig ice=is ido=io iii=ii ike=iu \
    iku=iu ile=ie ill=ilm ilw=gal in=id ina=ia ind=id ipk=ik isl=is ita=it iw=he izi=eza jar=jgk jav=jv jeg=oyb \
    ji=yi jpn=ja jw=jv kal=kl kan=kn kas=ks kat=ka kau=kr kaz=kk kdv=zkd kgc=tdf kgd=ncq kgh=kml kgm=plu khk=mn \
    khm=km kik=ki kin=rw kir=ky kmr=ku knc=kr kng=kg koj=kwv kom=kv kon=kg kor=ko kpp=jkm kpv=kv krm=bmf ktr=dtp \
    kua=kj kur=ku kvs=gdj kwq=yam kxe=tvd kxl=kru kzh=dgl kzj=dtp kzt=dtp lak=ksp lao=lo lat=la lav=lv lbk=bnc \
    leg=enl lii=raq lim=li lin=ln lit=lt llo=ngt lmm=rmx ltz=lb lub=lu lug=lg lvs=lv mac=mk mah=mh mal=ml mao=mi \
    mar=mr may=ms meg=cir mgx=jbk mhr=chm mkd=mk mlg=mg mlt=mt mnt=wnn mo=ro mof=xnt mol=ro mon=mn mrd=mgp mri=mi \
    msa=ms mst=mry mup=raj mwd=dmw mwj=vaj mya=my myd=aog myt=mry nad=xny nau=na nav=nv nbf=nru nbl=nr nbx=gll \
    ncp=kdz nde=nd ndo=ng nep=ne nld=nl nln=azd nlr=nrk nno=nn nns=nbr nnx=ngv nob=nb nom=cbr noo=dtd nor=no npi=ne \
    nte=eko nts=pij nxu=bpp nya=ny oci=oc ojg=oj oji=oj ori=or orm=om ory=or oss=os oun=vaj pan=pa pat=kxr pbu=ps \
    pcr=adx per=fa pes=fa pli=pi plt=mg pmc=huw pmk=crr pmu=phr pnb=lah pol=pl por=pt ppa=bfy ppr=lcq prp=gu \
    prs=fa-AF pry=prt pus=ps puz=pub que=qu quz=qu rmr=emx rmy=rom roh=rm ron=ro rum=ro run=rn rus=ru sag=sg san=sa \
    sap=aqt sca=hle scc=sr scr=hr sgl=isk sh=sr-Latn shl=mrh sin=si skk=oyb slk=sk slo=sk slv=sl smd=kmb sme=se \
    smo=sm sna=sn snb=iba snd=sd som=so sot=st spa=es spy=kln sqi=sq src=sc srd=sc srp=sr ssw=ss sul=sgd sum=ulw \
    sun=su swa=sw swc=sw-CD swe=sv swh=sw szd=umi tah=ty tam=ta tat=tt tdu=dtp tel=te tgg=bjp tgk=tg tgl=fil tha=th \
    thc=tpo thw=ola thx=oyb tib=bo tid=itd tie=ras tir=ti tkk=twm tl=fil tlw=weo tmk=tdg tmp=tyj tne=kak tnf=fa-AF \
    ton=to tpw=tpn tsf=taj tsn=tn tso=ts ttq=tmh tuk=tk tur=tr tw=ak twi=ak uig=ug ukr=uk umu=del unp=wro uok=ema \
    urd=ur uzb=uz uzn=uz ven=ve vie=vi vol=vo wel=cy wgw=wgb wit=nol wiw=nwo wln=wa wol=wo xba=cax xho=xh xia=acn \
    xkh=waw xpe=kpe xrq=dmw xsj=suj xsl=den xss=zko ybd=rki ydd=yi yen=ynq yid=yi yiy=yrm yma=lrr ymt=mtm yol=enm \
    yor=yo yos=zom yuu=yug zai=zap zha=za zho=zh zir=scv zkb=kjh zsm=ms zul=zu zyb=za
    """
}
