/** What each feature of a sentence says of what it is; written by scripts/fit-voices.ts. */
export const STEP = 0.06;
export const VOICES: readonly string[] = ['c', 'h', 'r', 't'];
/** A line a feature: its name, a tab, and for each voice that it speaks for or against two characters. */
export const WORDS = `!	0P1a2S
! !	1d2P3O
! $	0F1e2Q3c
! )	0k1M2P3N
"	1h2F39
" #	0S1c2R3S
" $	0a1e2930
" :	2S3S
" i	0Q1i2P3L
" in	1c2M3S
" no	0j1K2S3S
" should	0Q1g2P3Q
" the	0S1d2K3Q
" then	0N1Z2d3O
" we	0Z1Z2L3J
" where	1a2L3T
#	0i293D
# "	0J1k2T3S
# #	0j1R203A
# $	0i1U2D3C
# %	0h2030
# (	0d2E3D
# )	0d1U263R
# +	0f1Q2S3T
# ->	0U1b2S3S
# /	0k1Q2Q33
# :	0e1Q2R
# =	1Z2R3T
# a	0Z1a2I3G
# ablosung	0a1U2U
# actual	0f1P2R3T
# admin	0a1U
# after	0h1N2T
# against	0Q1e2S3U
# agents	0R1b
# am	1J2c3R
# and	0d2A3Q
# ans	0M1g2T3U
# apr	1Y2U3U
# april	0h1O2S3R
# as	0j1K2R3U
# at	0f1O2T3S
# au	1Y2T3S
# aug	0S1b
# aus	0Y1Z2M3P
# b	0Q1d3T
# backup	0h1O2R3Q
# bank	0b1R
# base	0Z2Q3R
# beds	0N1g
# benchmark	0h1M
# bike	0Z1T
# birch	1Y
# bis	0d1U2N3L
# bn	0f1R2N3N
# both	0h1O2Q3R
# bp	0f1Q2R3U
# bps	0d1R2T3T
# broker	0d1P
# budget	0p1E2U3T
# buildings	0c1T2U3U
# by	0Z1Y2L3J
# c	0Z2S3U
# call	0a1T
# came	0Z2T3U
# capex	0d1Q
# capital	0c1Q
# cases	0d1P
# cash	0i1M
# cedar	0Z1T
# cents	0e1T2O3S
# chf	0e1Q2U
# clients	0g1O2U3T
# clinics	2U
# closed	0i1L2U
# come	0J1j
# compass	0Y1U
# contactia	0a1S
# contingency	0a1S
# cost	0R1c
# crew	0b1Q2T3T
# ct	0Y2T3U
# customer	0S1d2U3P
# customers	0d1Q2U
# d	0f1O
# dagen	0b1U2R3U
# data	0b1S
# days	0m1N2I3J
# dcf	0Z1T
# de	1Z2Q3S
# dec	0Y1Y2Q3O
# dias	0f1Q2S3R
# diesel	0Z1T
# discount	0Y1U
# do	0P1g2S3S
# e	0U1Q2Q3e
# each	0e1Y2J3Q
# ebitda	0i1L2T
# el	0d1Q
# elm	0b1T2U3U
# en	0Q1f2P3P
# energy	0a1S
# engineers	0g1M3U
# er	0T1e2R3P
# et	0m1I2U3U
# eur	0U1Z2U3T
# euros	0f1O
# excellent	0a1T
# families	0Z2R3Q
# feb	0P1c2O
# fees	0e1O
# finished	0e1R2U3U
# first	0i1L2T3U
# food	0b1S
# for	1d2K3L
# fr	0b1S
# from	0b1S3U
# fte	0h1M2U
# gas	0f1O
# gives	0b1S
# goes	0Z1T
# good	0e1U2S3T
# goole	0c1R
# got	0c1R
# graduates	0K1i
# grands	0c1S2U
# green	0S1b
# grid	0i1L
# grun	0b1R
# guests	0f1N
# gwh	0Y1U
# h	0Y1a2N3L
# ha	0g1N2T3U
# high	0e1P2U
# hires	0Z1T
# horas	0e1P
# hours	0i1P2O3O
# hrs	0Y3T
# i	0m1I2U3S
# iberia	0a1T
# if	0f1M2S3T
# im	2U3U
# impact	0U1Y
# importe	0a1T
# in	0R1g2L3K
# interest	0M1g
# is	0a1L2F3e
# ist	0d1R2U3S
# it	0f1O
# jan	0b1T2T3R
# jobs	0e1O
# jpg	0K1R2i3T
# jul	0U1Z2U3U
# jun	0M1g
# june	0R1e2Q3P
# k	0h1U2835
# kg	0a1U2R3S
# kinder	0d1P3U
# km	1Y2Q3R
# kt	0m1K2P3P
# l	0d1R2T
# la	0a1U2T3S
# landfill	0c1U2T3U
# last	2U
# lat	0b1S
# leavers	0c1R
# left	0h1N2U3R
# less	0Q1d
# leute	0d1R2U
# leverage	0f1N2U
# lost	0e1O2U3U
# m	0g2A30
# maanden	0j1K
# mai	0i1N2R3R
# management	0c1Q
# mar	2U
# march	0i1L2S3R
# marketing	0Y1U
# may	0Y1Z2O3P
# md	0Y1U
# members	0f1O3T
# mercredi	0a1T
# meses	0f1O2U
# mezzanine	0c1R
# mi	0R1c3U
# mil	0h1M2S3U
# milioni	0T1b2R3S
# million	0c2O3O
# min	0i1Q2L3J
# mins	0c1R
# minus	0I1f2P3g
# minuten	0h1L2R3S
# minutes	0f1R2P3O
# minutos	0f1N2T3S
# mio	1b2J3K
# mln	0j1O2P3P
# mnd	0e1Q
# mo	0Z3T
# mois	0b1S
# monate	0Y1Y2P3R
# month	0k1K2R
# months	0c2J3M
# more	1Y2U3U
# moved	0e1P
# n	0b1T
# naar	0h1O2S3T
# nd	0S1c2P3S
# nebenkosten	0b1T
# needs	0Y1U
# net	0f1N
# new	0T1c2U3Q
# newsletter	0d1S2T3T
# next	0g1R2P3S
# night	0d1R
# no	0Y1H2f3R
# nov	0Q1a2N3c
# november	0k1J2R3R
# now	0i1O2T3Q
# nu	0e1Q2T3T
# nurses	0L1h
# oct	0P1S2P3g
# october	0f1Q2T3U
# of	1R2J3b
# oil	0Y2R3U
# on	0c1U2O3R
# open	0a1S
# operating	0O1f
# or	0k1J2U3T
# ore	0Q1h2R3R
# other	0i1L2U3U
# our	0Y2T3U
# out	0F1n2U3U
# over	0T1b3T
# own	0h1L
# p	0c1R2U
# page	0H1g2M3b
# paid	0R1c
# par	0a1T3U
# parking	0M1a2T3d
# patients	0g1M
# people	0c1T2R3O
# per	0Z1Y2L3N
# percent	0i1M2U3T
# pl	0c1Q
# places	0Y2R3R
# plan	0l1J2S3U
# pln	0d1R2U
# plus	0h1N2R
# pm	0J1T2Z3f
# pme	0b1T
# png	0P2d3R
# points	0c1R2U
# pour	1Z2U
# prairie	0a1S
# precedent	0b1R
# predictive	0a1T
# price	0d1P
# private	0f1N
# pro	0d1P
# pt	0T1K2e3R
# pts	0e1S2P3U
# q4	0S1a
# rd	2U3T
# recycled	0d1S2U
# red	0c1S2T3U
# refinance	0Z1U
# refinancing	0a1S
# release	0d1Q3U
# rent	0a1S
# repas	0c1Q
# reserve	0Z1U
# rest	0U1Z
# retired	0a1T
# s	2Q3P
# se	0P1e2P3S
# seats	0h1M2S3T
# sein	0h1O2S3T
# sek	0d1Q
# self	0c1Q
# senior	0a1T
# sep	0M1h2T3U
# sept	0Z1Y2Q3N
# september	0a1U3U
# sessions	0h1M2T3R
# shifts	0e1O
# shop	0d1P
# signed	0i1K3U
# skus	0c1T2S3U
# so	0N1k2K3L
# spent	0c1R
# spreadsheets	0b1R
# st	0P1R2f3Q
# staff	0j1K3U
# started	0a1S
# stellen	0e1P2U3U
# stock	0b1S
# stores	0f1O3U
# su	0T1b2U3S
# support	0b1S
# sur	0I1k2U3S
# t	0c1Z2G3G
# tage	0j1K2S3U
# tax	0d1U2U3S
# th	0k1O2F3T
# that	0a1L2c3N
# the	0c2H3J
# then	0P1f2S3R
# things	0L1j2R3L
# thousand	0k1J2T3S
# three	0Z1U2U
# ticket	0O1g2U3P
# tickets	0g1N
# times	0l1I
# tn	0c1R
# to	0f2F3H
# total	0c1R
# transferes	0e1P
# travel	0a1S
# trucks	0b1T
# two	0i1N2Q3U
# tyg	0d1Q
# tys	0h1Q2P3P
# uhr	1a2R3R
# uk	0a1T
# und	0Z2T3U
# up	0e1P
# v	0P1e2T3U
# vendor	0g1O
# vendredi	0d1R2T
# visc	0d1R
# vocalis	0b1S
# volunteers	0f1O2U3U
# von	0O1f2R3S
# vs	0j1O2M3P
# waiting	0Q1e3U
# was	1J2Q3e
# watch	0a1S
# we	0h1O2N3R
# week	1Y
# weeks	0c1S2S3Q
# weken	1a2R3Q
# went	0h1N2T3T
# were	0Z1T
# which	0g1M3U
# who	0h1L2S3T
# wifi	0f1P
# wind	1Y
# with	0k1J
# wks	0i1M2S3S
# x	0d1U2I3P
# y	0i1M2S3T
# years	0U1a2U3U
# yr	0b1R
# yrs	0b1S2U3U
# zu	0O1e
# ª	0b1H2Q3Y
# º	0i1M2T3U
# →	1c2M3J
%	0e2J30
% #	0n1E2T3T
% $	0e1R3B
% (	0f1O
% )	1Y2R3Q
% ->	0h1N2T3U
% /	0g1N
% :	0Y2T3T
% =	0P1d
% a	0R1c2U3U
% altri	0a1T
% and	0p1G2S3T
% autres	0Z1T
% bassi	0L1h
% beta	0Z1T
% brand	0a1S
% bruna	0Z1T
% compass	0a1T
% de	0b1T2S3T
% des	0d1Q
% done	0U1a2T3T
% elior	0Z1T
% en	0l1H
% flexibility	0b1S
% gives	0Z1T
% high	0b1S
% in	0k1I3U
% irr	0d1P
% it	0e1P
% less	0d1Q
% m	0g1N
% margin	0g1M2T
% mas	0f1O
% nils	0c1R
% no	0a2U
% nobody	0f1Q2T3T
% of	0U1c2I3I
% online	0b1R
% others	0b1S
% owner	0f1Q3T
% p	0Q1c
% resp	0S1a
% resto	0b1R
% return	0e1P3U
% saar	0P1d
% the	0L1h2U3U
% times	0L1h
% to	0P1f2T3T
% up	0e1O2U
% vall	0Y1U
% veltra	0U1Z
% we	0b1S
% wholesale	0Z1T
% x	0g1M
% y	0h1M2U
% →	0l1H
&	0Y1b213O
& a	0Z1Z2L3I
& co	0i1L
& d	0Y2U3R
& e	0L1i2S3S
& l	0K1k2R3N
(	2U3N
( !	0i1H2Q3Q
( #	0a1Y2A3C
( %	0O1g2T3R
( +	0f1N
( a	0Z1c2L3O
( all	0d1Q2S3T
( b	0f1P2R3U
( base	1a2R3S
( c	0g1Q2P3S
( high	0f1Q2S3U
( ines	0Z2T3T
( k	0f1P2Q3S
( low	0c2P3R
( m	0Q1f2Q3O
( me	1Z2S3M
( new	0k1N2Q3S
( no	0P1e
( open	0e1P
( p	0p1H2M3H
( prev	0d1Q
( r	0M1i2S3T
( rent	0f1R2R3U
( school	0T1d2R3T
( they	0j2L3N
( tom	0e1P
( too	0Z1U
( total	0a1T
( two	0e1P2U3U
( vacant	0f1R2P3O
( vaga	0d1R2U
( was	0h1O3S
( we	0Z1M2a3U
( wrong	0d1R2U3U
( x	0c1Q
)	0a2Q3I
) #	0U1a2S3S
) $	0b1U2M3P
) /	0m1I2T3T
) :	0T1a2T3J
) and	0U1d2I3K
) comercial	0e1Q2U3T
) e	0a1U2S3S
) en	0c2S3P
) et	2T3T
) head	0b1S
) hse	0d1R2S3T
) is	0d1R
) la	0U1Z2U
) le	0h1L
) o	0e1P
) oder	0i1M2T3S
) or	0b2O3Q
) quality	0e1Q2U3T
) risk	0e1P2U3S
) the	0k1J2U3T
) then	0i1L2U3U
) three	0c1S2S3T
) times	0g1M
) to	0T1e2R3Q
) und	0j1O2P3R
) we	0S1c2U3U
) y	1Y2U3U
+	0o1K2R3B
+ #	0n1M2J3N
->	0n1P2E3F
-> #	0f1R2R3Q
/	0b2P3M
/ #	0g1P33
/ (	0l1J2T3T
/ +	0a1S
/ /	0P1S2g3N
/ a	0a1E2a3N
/ actual	0R1d2T3S
/ d	0T1b2U
/ day	0L1h
/ full	0i1N2Q3R
/ good	0h1P2R3S
/ h	0R1c
/ half	1b2K3N
/ high	0g1P2T3R
/ hoch	0e1P2T3T
/ late	0c1Q
/ low	0l1L2P3O
/ m	0M1h3U
/ m2	0R1b
/ minus	0P1S2g3T
/ mittel	0h1O2Q3P
/ moderate	0f1Q2T3T
/ mwh	0d1T2O3R
/ no	0b1T2U
/ not	0i1O2Q3O
/ o	0G1i2a3N
/ private	0e1S2R
/ r	0f1Q2T3T
/ ready	0l1J2R3P
/ t	0d2P3P
/ the	0I2e3a
/ yr	0f1N
:	0k1U2B3C
: "	0b1U28
: #	0f1T2B3P
: $	0K1l2Q3U
: (	0N1L2Q3i
: )	0a1b2O3P
: +	0d1Q2U3U
: /	0U1M2d3L
: a	0a3B
: acquire	0S1c2S3R
: actual	0k1K2U3U
: ad	2R3Q
: affitto	0f1Q2R3S
: alba	0e1Q
: all	0j1L2T3R
: almost	0d1S2T3S
: alpha	0Z1T
: amber	0b1S
: ap	0e1Q2T3T
: app	0g1O2S3T
: approve	0c1Q2T3T
: are	0i1M2T
: at	0h1M2S3S
: attractive	0j1J2R3R
: audit	0g1P2S3T
: bank	0k1K2U
: base	1Z2T3P
: board	0f1O
: brand	0h1L2U
: building	0b1S
: buy	0g1M
: can	0Q1g2T3S
: capital	0k1K2U3T
: cash	1Y3U
: ceo	0b1U2T3U
: cfo	0c1S3U
: cheap	0j1L2R3R
: city	0d1Q2T
: claims	0e1P3U
: close	0f1O2U
: closed	0h1L2U
: controlling	0g1P2S3R
: coo	0j1L2T3O
: core	0k1L3T
: cost	0j1K2T3S
: cout	0e1P
: custo	0f1Q2T3T
: customer	2T3P
: das	0l1H2S3Q
: data	0h1M2T3S
: day	1L2c3P
: de	0b2Q3R
: dear	0f1O2U3T
: demand	0i1P2P3O
: der	0N1g2T3R
: did	0e1P
: die	0Y2P3P
: direct	0a1S
: done	0g1P2T3T
: dorn	0R1c
: e	1a2T3S
: effort	1a2T3R
: el	0m1J2S3R
: en	0g1O2U
: etf	0f1Q2S3U
: every	0b1T3U
: family	0b1S
: finance	0a2P3O
: first	0h1N2P3R
: fiscalite	0h1P2S3R
: games	0R1b
: gemeente	0U1a3T
: good	0Z2S3S
: green	0i1N2R3U
: head	0U1M2S3d
: high	0g1P2S3S
: how	0D1r2Q3Q
: hr	0Z1I2S3c
: i	0S1e2I3T
: il	0j1L2O3O
: in	0g1S2N3O
: infrastructure	0b1S2U3U
: integration	0b1R2T3U
: invoice	0e1Q3U
: is	0m1I2U3S
: it	0n1J2M3M
: jan	0U1b2S3S
: l	0e1Q2U3S
: la	0m1N2E3H
: land	0c1Q
: le	0R1e2R3O
: legal	0c1S
: les	1b2Q3Q
: licence	0g1P2U3T
: likely	0i1N2U3T
: live	0g1M
: lohnniveau	0g1Q2P3S
: low	0e2Q3O
: lundi	0c1S2U
: margin	0h1M2R3S
: marketing	0c1R2U3T
: media	0g1P2R3Q
: meldung	0g1O2R3R
: mid	0Q1M2P3g
: monthly	0b2M3Q
: morning	0j1I2U3P
: nanta	0b1R
: new	0j1P2L3Q
: no	0s1G2I3H
: on	0f1U2L3K
: one	1I2d3K
: only	0e1Q2U3U
: opens	0T1d2M3U
: our	0L1h2T3T
: payments	0h1N2S3S
: payroll	0a1U2S3T
: peu	0j1M2P3P
: planned	0d1Q3U
: plant	0U1G2g3P
: platform	0a1T
: poca	0g1P2S3T
: possible	0l1M2M3O
: possivel	0e1T2T3T
: premie	0c1S2U
: price	0b2Q3S
: prijs	0e1R2T3U
: probable	0q1H2P3L
: procurement	0R1c2U3T
: product	0i1J2U3U
: provavel	0d1R2U3U
: purchase	0f1O
: q1	0k1L2S3T
: q2	0j1O2Q3Q
: quality	0c1S2T3T
: r	0l1I2R3P
: rare	0h1P2P3P
: raw	0k1K2S3O
: red	0c1S2T3T
: rent	0f1O2U3T
: repair	0b2Q3R
: residents	0g1Q2Q3R
: retail	0c1Q2U
: revenue	0f1O2S3U
: route	0j1J2U3U
: sales	0i1K2U3T
: sanieren	0M1h2Q3Q
: scrap	0f1M2T3S
: self	0f1O2T3S
: sell	0R1d2T3S
: senior	1K2g3T
: sensors	0d1R2U3U
: sequia	0h1O2P3O
: shared	0j1M2S3R
: site	0j1L2Q3T
: sodexo	0b1S
: source	0i1M2Q3U
: st	0h1O2T3S
: stary	0d1S2T3T
: strom	0h1P2P3S
: support	0f1P2U3U
: teleserv	0a1T
: the	0c1S2J
: to	0S1K2b3a
: trade	0f1R2R3R
: training	0m1J2R3O
: tres	0f1O2S3S
: turismo	0h1P2R3Q
: two	0Z3L
: under	0N1f
: unlikely	0k1J2Q3O
: usd	0b1S
: vacant	0c1T2U3T
: ventas	0f1O
: vert	0e1Q
: waarom	0K1j2Q3Q
: we	0h1R2K3F
: web	0S1c2R3Q
: week	0i1M2U3U
: what	0P1h2P3Q
: wir	2T3U
: yes	0l1I2P
: you	0h1K2Q
=	2e31
= #	0i1O2I3N
?	1I2D3j
? "	0T1c3Q
? $	0J1P2J3n
? )	0r1G2O3N
@behind>=1	0Z2Q3S
@behind>=14	0Z2U3R
@behind>=2	1Z2M3Q
@behind>=3	0T1c2L
@behind>=4	0P1d2N
@behind>=6	0M2U3d
@behind>=9	0N1S2L3g
@figures after>=1	1Z2O3P
@figures after>=14	0J2U3g
@figures after>=2	0U1b2R3Q
@figures after>=22	0E1Z2J3k
@figures after>=3	0R1c2Q3T
@figures after>=4	0P1b2Q
@figures after>=6	0L1f2M
@figures after>=9	0D1f2Q3h
@figures before>=1	0e1H3P
@figures before>=14	0K1g3K
@figures before>=2	0Z1M3R
@figures before>=22	0A1d2d
@figures before>=3	0U1P2Z3T
@figures before>=4	0S2a3T
@figures before>=6	0Q1d2Y3F
@figures before>=9	0L1l2T3H
@figures>=1	0i2B3F
@figures>=14	0Z2R3R
@figures>=2	0i1Y2336
@figures>=22	0f1O2T3U
@figures>=3	0j2030
@figures>=4	0g2030
@figures>=6	0d2F3G
@figures>=9	1Y2M3N
@first	031n3e
@last	0U1H3a
@last but one	0e173Z
@of>=1	1R2U3U
@of>=14	0Z1H2U3Y
@of>=2	1S2T3U
@of>=22	001J2e3n
@of>=3	0Y1S2T
@of>=4	0Z1R2U
@of>=6	0Y1K2U3b
@of>=9	0T1C3g
@second	0h1C2U3Q
@words>=1	1S2T
@words>=14	3T
@words>=2	1U3S
@words>=22	0R1Z2P3b
@words>=3	2U3S
@words>=4	2T3S
@words>=6	2U3S
@words>=9	0U2R
^ "	0Q1h2H3F
^ #	0z1G2333
^ (	0Y1Q2a3K
^ ->	0i1L2Q3S
^ /	0P1J2K3g
^ a	0a1K2c3Q
^ above	0p1F2N3M
^ abweichung	0M1O2i3Q
^ accounts	0j1N2N3S
^ action	0S1Y2I3b
^ actions	0d2T3O
^ actual	0U1b2S3P
^ after	0a1b2F3P
^ afternoon	0h1M2U3U
^ agency	0d1R2U3U
^ agent	0O2R3d
^ ai	1R2M3b
^ aim	0j1M2N3P
^ airport	0U1e2O3R
^ al	0j1M2S3P
^ all	0g2I3N
^ also	0H1J3l
^ am	0o1H2M3J
^ amenazas	0e1Q2R3R
^ an	0S1H2Z3b
^ analysis	0k1M2S3O
^ and	0f102J3d
^ anything	0S1N2N3f
^ app	0S1d2S3S
^ around	0f1Q2T3T
^ as	2F3a
^ ask	0e1a2I3I
^ asking	0R1M2R3e
^ at	0Z1Q2G3b
^ attached	0L1k2P3P
^ au	0Y1b2N3N
^ audience	0H1H2o3N
^ auditors	0L1M3f
^ availability	0c1R2U
^ average	0T1a3U
^ avg	1Y2R3R
^ b	0n1G2M3L
^ bad	0m1K2O3N
^ bakery	0i1M3R
^ bands	0Q1R2f3T
^ bank	0Y1b2N3L
^ bar	1O2d3S
^ base	0m1K2U3L
^ baseline	0i1O2R3S
^ basis	0e1O
^ batch	1Z3T
^ bear	1N2T3d
^ bed	0Y2S3T
^ beds	0a2Q3Q
^ before	1G2h3L
^ below	0d1T2T3P
^ beneath	0U1H2f3M
^ berlin	0e1P2R3S
^ best	0E1I2G3q
^ big	0N1K2j3L
^ biggest	0H1O2n3O
^ bild	0K1L2j3Q
^ biogas	0f1P2U3U
^ bis	1Z2Q3P
^ bitte	0b1O3G
^ blue	0O1Q2g3N
^ board	0K1l2I
^ boiler	0h1O2U3U
^ book	0k1K2Q3T
^ both	0b1E2R3Z
^ bottom	0b1S
^ boxes	0K1O2k3O
^ br	0K1J2M3j
^ branch	0l1J2R3S
^ brand	0O1g2T3U
^ break	0L1a2h3K
^ breite	0J1P2k3P
^ bridge	0Q1Z2b3M
^ bronze	0d1S2S3T
^ bubble	0T1N2d3R
^ budget	1d2M3J
^ build	1Y2U3U
^ bull	0U1Z
^ but	0S1G2a3a
^ by	0d1F2L3b
^ c	0o1H2K3L
^ cada	0Z1L2Z3P
^ cadena	0N1i2Q3L
^ call	0T1S2N3e
^ can	1R2c3Q
^ capex	0a2T3R
^ caption	0g1O2S3T
^ car	0f1Q2R3T
^ care	0P1g2R3Q
^ carried	0g1O2R3R
^ carrying	0g1P2P3T
^ case	0M1h2S3Q
^ cash	0Q1e2R3P
^ caso	0R1d2R3O
^ ce	0k1L2O3K
^ ceo	0o1H2O3J
^ cfo	0c1J2L3b
^ chair	0l1U2K3E
^ chancen	0i1O2P3O
^ channels	0g1N2U3U
^ cheap	0n1J2P3Q
^ check	0i1N2R3P
^ chi	0R1e2P3M
^ churn	0b1U2S3P
^ city	0h1M2T
^ claims	0R1e2U3S
^ client	0a1U2K
^ closing	0S1R2h3M
^ cloud	1a2T3S
^ co2	0M1k2N3R
^ coffee	0Q1P2N3h
^ colour	0L1O2m3L
^ column	0M1N2j3S
^ columns	0e1J2Y3Q
^ comes	0b1S
^ committee	0k1M2O3M
^ como	0N1j2H3K
^ complication	0a1T
^ con	0g1N
^ content	0K1c2F3g
^ context	0B1L2g3m
^ contractor	0b1R
^ contribution	0N1g
^ cost	0g1S2M3M
^ costs	0g1K2S3S
^ could	2c34
^ cout	0c1R2U3U
^ cover	0K1P2i3M
^ create	0T1f2P3Q
^ credit	0c1T2U3T
^ criteria	0l1I2T3S
^ critical	0g1P2R3S
^ customer	0b1Y2J3H
^ customers	0h1M2T3R
^ cyber	0L1i2O3R
^ d	0f1S2M3L
^ da	0U1a2T3Q
^ dach	0c1R
^ dann	0m1J2N3M
^ darunter	0i1O2N3R
^ das	0G2f3Y
^ data	0c1b2I3D
^ dcf	0g1N2U3S
^ de	1R2D3b
^ dear	0F1G2Y3m
^ debilidades	0k1L2R3R
^ decision	0d1Y2K3O
^ dehors	0k1L2P3P
^ delay	0b1R
^ demand	0k1M2O3R
^ der	0Z1Q2E3b
^ derby	0e1N3U
^ design	0e1P2T3R
^ die	0b1G2F3d
^ diesel	0U1L2e3P
^ difference	0M1O2h3P
^ differences	0K1N2l3P
^ discount	0j1M2S3T
^ discounts	0l1L2N3K
^ divider	0H1T2k3I
^ do	0M1S2a3c
^ don	0H1H2l3U
^ downside	0d1Q
^ draft	0O1G2Z3f
^ draw	0C1S2r3H
^ drawing	0O1N3a
^ drei	0N1f2R3R
^ drie	0I1n2M3L
^ drittens	0f1R2Q3Q
^ drivers	0k1N2O3O
^ drone	0b1M2b3N
^ drugs	0c1R3U
^ e	0R2H3e
^ each	1E2c3R
^ ebitda	1b2R3P
^ effort	0d1R2T3U
^ ein	0k1K2Q3R
^ either	0b2O3M
^ el	0S162O3l
^ electric	0f1P2T3U
^ em	0n1H2R3R
^ empfehlung	0i1N2M3O
^ emplois	0T1b2U3U
^ en	0k1S2I3F
^ end	0P3c
^ ends	0f1M2R3S
^ energy	0a2N3P
^ engineering	0d2P3R
^ enterprise	0O1e2U3S
^ entscheidung	1b2Q3Q
^ ergebnis	0Z1Z2U3O
^ erp	0R1e2T3T
^ error	0M1g2S3S
^ europe	0c1R
^ european	0R1c
^ every	0b1b2L3N
^ everything	0f1S2R3M
^ expansion	0N1h2R3P
^ expensive	0g1O2S3S
^ explain	0H1d2f3S
^ fair	0Y1Z2O3Q
^ fase	0g1O2U3T
^ field	0e1R2T3R
^ final	0R1f2O3O
^ finance	1E2g3Y
^ financing	1Y2T3S
^ fire	0Z2R3O
^ first	0i1C3Q
^ fit	0T1d2U3R
^ five	0j1O2O3N
^ fix	0i1L2O3P
^ fleet	0Q1f2R3R
^ follow	0P1Z2O3c
^ following	0P1U2Q3c
^ fontes	0R1d2S3S
^ food	0L1j2Q3O
^ for	0I1L2T3n
^ fortalezas	0c1R2U3T
^ foto	0J1R2h3M
^ four	1d3D
^ fraud	0h1O2T3S
^ freeze	0h1O2P3T
^ freight	0Z1a2N3L
^ fri	0a1T
^ friday	1M2d3N
^ from	1J2P3i
^ fuera	0h1P2R3P
^ full	0O1N2a3e
^ funding	0N1l2O3N
^ fur	0j1P2L3M
^ fx	1Y2U3T
^ gas	0d1S2S3S
^ getragen	0h1S2P3Q
^ go	0f1O2U
^ goal	0o1I2M3O
^ goes	0f1N2U3T
^ going	1Z2T
^ good	0h1N2R3R
^ governance	0U2M3a
^ grants	0d1R
^ green	0Y1U
^ greve	0f1T2R3S
^ grid	1b2T3T
^ gross	0U1b2P3T
^ ground	0k1J2S3R
^ growth	0a2S3N
^ h1	0d1Q3U
^ half	0d1I2d3J
^ handover	0i1P2P3Q
^ hanna	0T1N2O3d
^ harvest	0N1f2T3S
^ he	0G1N2d3h
^ head	0i1M2R3R
^ headcount	0Q1e2R3R
^ health	0j1J2R3Q
^ heat	0j1M2O3M
^ here	0G2L3g
^ het	1a2H
^ heute	0p1K2L3P
^ hey	0Q1e2S3Q
^ hi	0Q1H2N3k
^ high	1E2e3L
^ hiring	0h1O2R3U
^ home	0g1O2U3S
^ honest	0a2O3P
^ hospital	1b2S3Q
^ how	0G1n2P3P
^ hoy	0i1N2R3S
^ hr	0R2J3f
^ hub	1L2e3N
^ hull	0f1N
^ hypothesis	0N1j2Q3M
^ i	0M1N3i
^ identity	0U1b2R3R
^ if	0k1T2F38
^ ik	0G2d3b
^ il	0J2T3i
^ ils	0S1a2O
^ im	0e1O2Y3O
^ image	0N1J2i3Q
^ in	0c1P3L
^ incident	0Y1Z2R3R
^ income	0b1R
^ indice	0D1o3U
^ infrastructure	0f1Q2S3S
^ inputs	0i1L2S3Q
^ inside	0j1Q2O3R
^ insurance	0h1N2P3N
^ intake	0c1S
^ integration	0O1i2Q3Q
^ interest	0k1J2S3Q
^ internal	0Y1Y2O3S
^ is	0p1N2I3F
^ it	0T1U
^ item	0F2Q3k
^ its	0M1i2L3R
^ je	0O1I2k3Y
^ just	0A1P2p
^ keep	0K1F2o3G
^ key	0N2e3P
^ kind	0K1P2O3j
^ komt	0e1Q2U3U
^ kosten	0f1P2U3U
^ kpi	0T1c2Q3S
^ kunde	0h1O2T3S
^ l	0e1U2L3L
^ la	0Y263Y
^ lab	0h1P2R3R
^ language	0O1R2f3P
^ large	0U1K2e3N
^ last	0Y1B2m3G
^ le	0U1Z2Q
^ led	0g1N
^ leeds	0g1M3T
^ left	0e1F2b3N
^ legal	0o1L2R3M
^ leipzig	0k1I2S3Q
^ les	0e1M2C3Z
^ let	0Q1F2g3T
^ level	0d1J2R3b
^ ligne	0a1T
^ lindgren	0M1a2I3b
^ line	0U1M2e3Q
^ little	0f1P2T3U
^ lo	0U192E3k
^ loss	0c1R
^ lost	0g1T2O3O
^ lot	0b1T3U
^ low	0n1J2P3M
^ lowest	1P2d3R
^ loyalty	0g1O2R3S
^ lyon	0e1P2U3U
^ m	0L1d2I3c
^ make	0N2e3O
^ management	0Y1b2M3J
^ march	0Y2T3R
^ margin	0d2M3N
^ mark	0F1L2n3K
^ market	0R1e2K3O
^ marketing	0N1U2R3f
^ may	0f1Q2S3R
^ me	0K1K3j
^ medical	0g1Q2T3Q
^ meta	0e1P2R3R
^ middle	0k1L2N3Q
^ milestone	0h1L2R3S
^ milk	0T1d2Q3R
^ minus	0i1Q2O3O
^ minutes	071a2N3n
^ mittelherkunft	0d1P
^ mittelverwendung	0a1T2T3U
^ mix	0i1M2O3P
^ mo	0T1J2N3f
^ mobile	0d1Q2U3T
^ mocne	0m1G2Q3O
^ model	0a2T3P
^ mon	0l1I3U
^ money	0Y1O2a3S
^ month	0G1e2f3M
^ montrer	0M1K2j3O
^ morning	0d1H2S3g
^ my	0U1I2L3e
^ na	0g1N2T3U
^ nach	0N2d3R
^ name	0k1M2P3N
^ need	0I1L2r3E
^ needs	0L1N2b3e
^ nein	0J1L2O3l
^ neither	0m1K2M3K
^ net	0S1Y2L3Z
^ never	0Y1K2N3c
^ new	0S1h2E3E
^ next	0s1F2L3M
^ nice	0j1N2N3Q
^ no	0L1B2h3Y
^ nobody	0a2P3O
^ noise	0Q1f2T3T
^ none	0f1L2J3a
^ normal	0a1P3R
^ north	0e1P
^ nos	0S1Z2L3a
^ not	0T1C2e
^ notes	0D1P2Q3m
^ nothing	0U1D2e3P
^ notre	0U1a2T3R
^ nous	0p1G2N3N
^ now	0h1H2J
^ npv	0M1h2T3S
^ number	0L1O2e3a
^ numbers	0O1M2d3Y
^ nurses	0P1d
^ o	0e1U2C3T
^ oct	0n1K2O3L
^ oee	0G1m
^ of	0k1O2M3L
^ offer	0j1M2Q3T
^ ofwel	0f1P2S3R
^ ohne	0G1n2J3J
^ ok	0L2M3h
^ old	0g1L2Q3R
^ on	0m1T233L
^ onboarding	0Y2S3Q
^ onde	0I1l2S3S
^ one	0O1H2k3Y
^ online	0h1M2U3U
^ only	0Z1b2N3L
^ open	0R1g2L3M
^ operating	0Y1Z2P3L
^ opex	0T1e2Q3R
^ oportunidades	0j1O2O3O
^ opportunities	0k1K2O3N
^ option	0m1J2S3S
^ or	0Y1F2d3K
^ order	0a1G2e3P
^ other	0k1N2M3N
^ our	0S1f2S3G
^ ours	0d1R2S3S
^ out	0d2L3M
^ outcome	0i1L2S3T
^ outputs	0i1M2N3O
^ outside	0m1J2O3P
^ over	0c1R
^ own	0g1M2U3T
^ owner	0j1Q2P3L
^ page	0P1J2i
^ para	0c1R2Y3L
^ parallel	2T3S
^ parcels	0P1f2T3R
^ parking	0U1J2P3f
^ part	0q1F2N3L
^ pas	0O1Q2g3L
^ path	0c1Q
^ patient	0R1d2R3S
^ pay	0f1U2N3P
^ payback	0e1P2T3U
^ payment	0U1c2Q3O
^ payroll	0Q1d2U3S
^ peer	0e1P
^ people	0Y2L3Z
^ per	0S1f2J3J
^ permit	0a1S2U3U
^ personal	0d1R3T
^ pharmacy	0b1a2N3M
^ phase	0p1H2N3P
^ phone	0b1c2O3K
^ photo	0F1O2o3J
^ picture	0I2h3K
^ pilot	0P1f2O3Q
^ pipeline	0Q1d3T
^ places	0f1Q2S3Q
^ plan	0c2N3L
^ planner	0g1O2T3S
^ planning	0Q1h2M3M
^ plant	1M2Q3b
^ platform	0g1P2S3S
^ please	0M1M2l3Q
^ plot	0K1c2d3N
^ pls	0E1L2g3a
^ plus	0T1d2P3O
^ pmo	0b1Q2L3Y
^ po	0S1Q2N3f
^ pod	0h1O2P3O
^ point	0U1a2Q3S
^ pokaz	0I1Y2e3J
^ por	0b1Y2L3M
^ porter	0S1f2S3N
^ porto	0f1P2T3T
^ post	0N1e2M
^ pour	0E1Z2J3k
^ power	0f1P2T3S
^ price	0Y1c2F3H
^ pricing	0d1P3U
^ prima	0Y1Y2R3P
^ primary	0i1N2T3S
^ private	0a1P2c3J
^ prix	0e1P2U
^ problem	0Z1J2e3N
^ process	0f1P2S3T
^ procurement	0f1O2S3T
^ product	1b2N3O
^ production	0f1P2S3U
^ project	0K1l2S3M
^ property	0N1h2P3M
^ public	0e1R2U3S
^ put	0D1Q2r3F
^ q1	0f1N
^ q2	0g1N2U3U
^ q3	0R1e2T3T
^ que	1D2d3J
^ queremos	0a2P3P
^ questions	0Y1Z2M3L
^ quick	0Y1T2K3b
^ r1	0e1Q2U3U
^ r2	0d1S2T3T
^ r3	0c1S2S3S
^ r4	0g1P2R3S
^ rank	0I1L2n3M
^ re	0c1S2U
^ recommendation	0i1P2O3R
^ red	0b1T2U
^ reference	0K1Z2j3F
^ regards	0G1K2J3o
^ registry	0g1Q2O3Q
^ regulator	0f1P2S3S
^ release	1a2R3N
^ remember	1Y2P3O
^ report	0P1S2L3f
^ reporting	1c2Q3L
^ research	1d2O3K
^ resolution	0e1P2U
^ ressources	0e1P
^ rest	0a1N2P
^ result	0m1J2R
^ resultaat	0d1Q2U3T
^ resumen	0J1Y2h3P
^ retail	0j1K2Q3Q
^ retention	0Q1f2R3T
^ revenue	0S1N2g3P
^ right	0Y1e2I3I
^ rischi	0L1j2Q3O
^ risiken	0l1K2O3O
^ risk	0S1h2P3M
^ road	0j1N2R3O
^ roadmap	0F1o2R3P
^ roce	0g1M
^ roic	0Q1g2O
^ rollout	0U1c2P3Q
^ roof	0l1K2P3Q
^ round	1J2d3M
^ running	0g1N2T3S
^ s	0e1S2P3M
^ safety	1Z2Q3P
^ sales	0Y1U2M3Z
^ salesforce	0j1K2R3S
^ same	0G1I2s3G
^ sap	0h1P2S3Q
^ sat	0b1S3U
^ scale	0i1N2Q3R
^ schwachen	0i1N2P3P
^ science	0e1Q2S3S
^ screenshot	0M2d3Q
^ se	1d2L3O
^ search	0f1R2Q3Q
^ second	0d1Z2B3C
^ security	0a1Y2M3M
^ seguimiento	1b2R3P
^ sensitivity	0S1c2R3T
^ service	0m1H2N3N
^ services	0g1O2T3U
^ shared	0f1P2U3U
^ she	0U1L2T3d
^ short	0L1D2p3I
^ should	0F1c2e3J
^ show	041I2_38
^ si	0q1H2J3J
^ sign	0e1S2T3U
^ since	0l1J2Q3S
^ site	0i1O2Q3P
^ situation	0j1J2U3U
^ six	0k1L2M3N
^ slabe	0n1L2P3O
^ small	0Q1f2K3S
^ so	0P1f283a
^ soit	0e1P
^ solar	0R1c2U3S
^ someone	0Q1R2K3h
^ something	0J1a2c3M
^ sopra	0i1S2O3P
^ sorry	0E1P2U3m
^ sort	0H1O2k3S
^ source	0j1O2P3L
^ sources	0L2P3g
^ sourcing	0M1h2O3N
^ sous	0j1K2Q3N
^ speed	0b1S2U3T
^ spending	0f1T2O3N
^ split	0c1R
^ sponsor	0g1Q2R3R
^ spot	0i1K2T3U
^ st	0j1L2T3U
^ staff	0b2M3L
^ starken	1b2O3N
^ start	1R2b3Q
^ status	0T1d2N3T
^ stay	0S1c2R3U
^ steam	0a1T
^ steel	0d1R2U3T
^ steerco	0H1f2K3b
^ steering	1d2O3L
^ stock	0b1R2U3U
^ story	0L1j2N3N
^ strengths	0j1M2L3N
^ strictly	0h1R2O3Q
^ strompreis	0b1S
^ structure	0g1I2R3e
^ student	0U1b2T3S
^ stufe	0i1M2U3T
^ sub	0Z1Y2R3N
^ summary	0U3S
^ summe	0c1O2R3S
^ supermarkets	0Z1T
^ supplier	0k1I2S3R
^ suppliers	1e2N3N
^ supply	0Q1e2U3T
^ support	0g1Q2O3P
^ surplus	0e1S2T3U
^ swot	1b2R3M
^ szanse	0n1L2L3L
^ t	0k1K2N3M
^ take	0j1L2T3Q
^ target	0c2K3J
^ tariff	0c1R
^ taux	0O1f2T3T
^ tax	0P1d2O
^ team	0c1Z2M3K
^ telemetry	0Y1Z2P3P
^ term	0f1O2U
^ text	0j1M2S3U
^ thanks	0I1I2K3o
^ that	0Q223i
^ thats	0M1I2I3m
^ the	2N
^ their	0j1Q2M3Q
^ then	0s10283T
^ there	0Y2Q
^ they	0U1b2G3a
^ thickness	0L1O2j3O
^ think	0K1Q2l3J
^ third	0l1K2Q3Q
^ this	1Y2J3a
^ threats	0j1L2N3N
^ three	1g2435
^ thu	0h1O2P3S
^ thursday	1c2S3N
^ ticket	0g1N
^ time	0S1f2O3O
^ title	0H1i2Y3N
^ to	0Q1S2S3e
^ today	0q1H2L3L
^ toilets	0g1R2R3R
^ top	0h1S2B3G
^ total	0r1G2M3Q
^ tout	0R1e2P3Q
^ trading	0d1R3U
^ traffic	0M1Z2c3R
^ training	1K2N3b
^ travel	0Y1Y2Q3R
^ treasury	0U1b2P3P
^ tres	0T1e2S3Q
^ trois	0U1c2Q3N
^ tue	0e1P
^ tuesday	0g1O2T3T
^ two	0T1Z2U3S
^ um	0f1N2S3S
^ un	0C1b2U3f
^ und	0g1O2R3R
^ under	0u1C2J3K
^ underneath	0b1N2Y3M
^ une	1T3Q
^ units	0h1R2O3N
^ unser	0a2T3Q
^ unter	0i1L2O3P
^ update	0l1J2S3T
^ upside	0e1P
^ us	1c2S3S
^ use	0Q1J2m39
^ user	0K1O2N3i
^ uses	0c1R
^ valore	0k1K2R3R
^ value	0M1m2P3K
^ van	0j1L2U3T
^ veel	1I2Q3e
^ vendor	0b1S
^ venue	0Z1Z2T3P
^ visitors	0g1K2S3Q
^ volume	0f1O
^ von	0l1K2Q3N
^ voor	0L1I2Y3i
^ w	0p1G2M3K
^ wage	0d1P
^ wages	0c1S2U
^ waiting	0h1N2U3Q
^ want	0b1C2g3L
^ warehouse	0N1k2P3O
^ warum	0J1l2P3M
^ was	0K1h2U3P
^ waste	0c1R
^ wat	0l1H2O3Q
^ watch	0f1R2S3Q
^ water	0L1i2R3R
^ wave	0n1H2U3T
^ we	0b1Z2B3Q
^ weak	0m1J2P3P
^ weaknesses	0k1L2P3O
^ wed	0f1O
^ week	0P1g2T3P
^ weekly	0P1e2S3T
^ weinig	0g1Q2R3R
^ well	0I1M2M3l
^ wer	0T1g2K3J
^ wertschopfung	0i1K2R3R
^ what	1i2G3B
^ when	0h1T2Q3K
^ where	0R1h233T
^ which	061-283B
^ who	0G1n2S3A
^ whole	0S1G2i3M
^ why	061_2F3C
^ width	0O1P2i3S
^ widths	0M1O2j3R
^ wie	0Q1f2R3P
^ wij	0h1N2O3O
^ wind	0b1S
^ wir	0m1M2P3G
^ with	0S1T2G3h
^ without	0g1N2P3Q
^ wk	0Z2S3R
^ wo	0L1l2H3H
^ women	0j1L2Q3P
^ working	0g1M2R3R
^ works	1b2P3O
^ workshop	0N1h2S3R
^ workstream	0m1I2L3L
^ would	0b1J2Y3O
^ write	0g1P2Z3I
^ writing	0g1P2U3T
^ wrong	0f1R2R3R
^ y	0n1L2L3I
^ year	0Q1f2S3O
^ yield	0f1O2T3U
^ york	0b1S
^ you	1S2K3b
^ youth	0f1Q2T3T
^ zagrozenia	0i1O2N3M
^ ziel	0l1I2L3N
^ zones	0f1Q2R3R
^ zum	0c2K3K
^ zwei	0i1L2P3R
^ zweitens	0f1O2S3T
a	1U3P
a #	0Y1d283C
a $	0n1J2C3P
a &	0S1c2T3T
a (	0Y1U
a )	0g1S2M3S
a /	0b1T2U
a :	0k1K2T3T
a =	0g1N2S3S
a bank	0Y
a bit	0e1L2L3Y
a c	0O2d3R
a cfo	0e1R2T3Q
a chance	0k1M2O3S
a claim	0P1g2P3R
a day	0a2N3O
a favor	0g1Q2Q3S
a few	0j1O2M3T
a finance	0f1Q2U3U
a human	0d1Q2U3T
a l	0J2d3c
a la	0b1P3Q
a lead	0g1N2U3T
a legal	0d1R3T
a lift	0h1P2O3S
a line	1T2c3G
a list	0U2Z3R
a los	0c2O3P
a lot	0e1I2a3P
a minute	0T1J2g3N
a month	0b1L2b3K
a monthly	0e1O
a montrer	0h1J2M3Z
a named	0c1R2U3T
a new	0e1U2L3O
a night	1Z2R3R
a note	0d1K2S
a one	0f1P2T
a page	0I1Y2g3Q
a payroll	0i1L
a pilot	0g1O2R3Q
a price	0a1U2U
a product	1d2O3R
a pyramid	0I1e2a3O
a r	0h1P2Q3P
a reference	0Y1Y2U3O
a retenir	0Z1a2O3M
a rising	0P1Q2g3S
a rodzice	0f1O2R3R
a says	0Y1U
a scale	0K1i
a second	0d1U2S3O
a shift	0d1R2U
a short	0S1O2f3R
a single	2L3b
a slide	0R1T2S3f
a small	0Z1L2a3O
a smaller	0a1Q2Y3Q
a table	0M1Y2d3Q
a third	1e2L3J
a tonne	0b1T3T
a tree	0M1U2g3M
a two	0f1R2S3T
a week	0q1F2O3N
a year	0Y1b2D3F
aan	0q1G2N3M
aanp*	1K2N3e
aanpak	0T1J2O3g
aanv*	0b2O3P
ab	1h2H3J
ab #	0U1a2T3S
abat*	0N1i2Q3Q
abatement	0M1k2O3P
aben*	0P2c3O
aber	0P1G2K3k
aber*	0O1g2P3O
abfu*	0f1P2S3S
abfullung	0h1M2S3R
abge*	0i1K2U
ablo*	0d1S2T3T
ablosung	0a1U
abon*	1Y2L3M
abou*	0Q1U2M3h
about	0R1U2Q3e
about #	0T1e2S3L
about $	2c3K
about a	0b2S3R
about it	0J1K2e
about the	0c1B2L3d
about who	1I2Y3Y
abov*	0g1R2R3F
above	0h1Q2R3E
above #	0m1J2O3S
above $	0j1N2Q3T
above it	0h1N2S3T
above that	0h1M2S3S
above the	0f1Q2T3T
abra*	0K1L2I3l
abre*	0n1H2M3J
abri*	0M1l2L3I
abro*	0d1O2T3T
abroad	0d1P2T3T
absc*	0T1b2T3S
abse*	0Z1a2M3L
absence	0h1L2U
absences	0d1R3U
absenteisme	0P1f2S3S
abst*	1O2d3Q
abt	1L2N3d
abwa*	0e1R2U3T
abwe*	0M2i3P
abweichung	0K1a2g3Q
acab*	0N1i2P3P
acad*	0g1S2N3R
academy	0a2N3S
acce*	0i1T2B3N
accept	0s1H2K3H
access	0Q1a2S3Z
acci*	0j1N2R3O
acco*	0f1U2U34
account	0b2J3N
accountable	0l1O2J3J
accountable for	0h1N2S3R
accountant	0T1P2d3R
accounts	0l1R2F3H
accounts $	0b1Y2N3P
accounts payable	0j1N2O3S
accr*	0h1U2K3L
accruals	0e1O2U3U
accu*	0J1d2Z3Z
accueil	1P2K3e
acei*	0g1N2R3Q
acha*	0b2L3N
achats	1b2Q3Q
acht	0d1I2a3M
acim*	0a1T
acima	0c1S3U
acqu*	0Y1Z2G3F
acquire	1Z2R3S
acquisition	0Z1Z2O3N
acquisition $	0M1i2R3Q
acro*	0Z1f2I3F
across	1g2H3G
across $	1b2S3R
across all	0f1P2R3S
act	0k1S2J3Q
acti*	0d2B
action	0Y1R2G3c
action :	0O1L2N3i
action list	0O1j2U3L
actions	0Z1b2Q3N
actions from	0Y1b2P3M
active	0T1a
activities	1Z2S3T
activities :	0c1R
actu*	2a3A
actual	0P1b2d3E
actual #	0l1I2U3T
actual $	0T1e2O3R
actual vs	0J1l2R3P
actually	1L2g3R
actuary	0j1M2O3Q
acv	0U1Y
ad	1b2O3O
ad hoc	0a2R3Q
adap*	0P1Q2P3g
add	0P1R2j3E
add up	0Z1J2f3M
adde*	1M2b3R
added	1L2c3S
addi*	0f1Q2T3T
adds	0Y2L
adds #	0N1f
adds to	0h1Q2Q3R
ades*	0U1T2R3d
adesso	0R2P3c
adju*	0p1E2O3S
adjusted	0n1E2R3T
adjuster	0b1S
admi*	0l1T2H3G
admin	0h1Y2L3M
admin #	0c1S2U
admin $	1f2O3P
administration	0j1K2S3S
admissions	0f1N2U3U
ads	0d2P3P
adva*	0Q1Z2O3Z
advanced	1U2L3b
adve*	0c1Y2N3N
advi*	0u1J2F3E
advice	0i1S2K3K
advice $	0f1Q2U3T
advisers	0Z1T
affi*	0h1S2K3K
affitti	0k1M2O3N
affitto	0g1Q2R3R
affo*	0k1N2P3Q
afford	0f1R2S3U
afte*	1U2S
after	1Z2P3T
after #	0R1c2U3S
after that	0m1I2P3L
after the	0E1d2U3d
afternoon	0R1M2h3R
afterwards	0i1P2R3P
agai*	0S2Q3Z
again	1M253f
again #	0a1T
again $	1K2H3f
again :	0L1i2U
against	0N1f2d37
against #	0S1c2Q3S
against the	0J1k2R3R
age	0i1S2N3R
agei*	0m1U2L3L
ageing	0h1U2J3M
agen*	0a1U2P3U
agency	1g2I3F
agent	0S1R2C3h
agents	0T1Y2b3I
agents #	0a1S
aggr*	0d1P
agos*	0T1b2R3S
agosto	0U1b2R3R
agre*	0d1N2L3a
agree	0e1R2T3R
agreed	0c2D
agreed $	1a2N3Y
agreement	1O2d3O
agri*	0e1R2Q3R
agua	0o1G2P3N
agua*	0O1h2M3L
ahea*	0m1I2S3R
ahead	0j1L2T3S
ahi	0f1P2U3U
ahor*	0l1K2Q3N
ai	0Y1S2H3Y
aid	0a1c2K3N
aim	0j1L2O3P
aime*	0R1M2i3M
aind*	0i1M2Q3R
ainda	0j1N2R3O
air	0R2O3d
airb*	0m1H2S3Q
airl*	1a2O3O
airline	0R1d2P3P
airp*	0M1c
airport	0O1d2S
al	1a283R
al #	0O1f2U3T
al final	0i1K2U3U
alar*	0j1L2R3S
alarm	0Z1T
alarms	0g1O2T3S
alba	0c1R
alba #	0Z1T
albo	1Y2S3T
alde*	0U1b2P3U
alder	0T1b2Q3U
ale	0P1G2N3j
aler*	0r1F2N3N
alert	0f1P2U3T
alerts	0n1I2P3N
alerts $	0g1Q2Q3R
alerts to	0b1S
all	1O2T3d
all #	0e1P2U3T
all $	0P1K2Z3i
all %	0Y1U
all :	0f1O2S3T
all day	0j1O2N3Q
all i	0J1Y2R3e
all in	0Y2H3Z
all of	0t1F2L3J
all the	0S1I2a3a
all three	1O2R3d
alla	0j1K2O3N
alle	1F2c3Z
alle*	0a1a2E3P
alles	0Z1a2L3J
alli*	0b1S
allianz	0c1S
allo*	2J3a
alme*	0P1i2O3L
almo*	0l1J2Q3N
almost	0i1O2R3Q
almost certain	0h1Q2Q3P
alon*	0e2I3O
alone	0c2L3L
along	0h1K2O
along the	0k1M2Q3Q
alpha	1Y2U
alpha #	0d1Q
alqu*	0l1M2O3O
alquiler	0l1L2O3P
alre*	0a1I2O3b
already	0Z1U2M3Y
als	0K1d2g39
also	0J122I3r
alta	0Z1Z2K3J
alte	0S1O2e3Q
alte*	0G1g2g3L
alto	0f1M3E
alto $	0r1G2J3I
altr*	0Q1R2c3a
altri	0U1a2S3T
altri #	0a1T
altro	0G1K2h
alum*	0R1f2Q3Q
alwa*	0S1P2R3h
always	0Q1Q2T3f
am	0a2I
am #	0j1L2S3R
am $	0h1M2T3U
am ende	0R1Y2G3b
am on	0S1R2P3f
amar*	0i1L2O3P
amara	0i1L2Q3Q
ambe*	0l1K2R3R
amber	0k1J2R3Q
amber #	0g1N2T3T
amber because	0Z1U
ambi*	0i1M2S3S
ambu*	0N1f2Q3Y
ambulance	0J1c2P3f
amea*	0g1O2Q3R
amen*	0k1N2O3O
amenazas	0e1S2T3S
amenazas :	0h1P2Q3Q
amer*	0h1M2S3S
amir	0S1d2Q3T
ammi*	0g1Q2R3S
amministrazione	0e1Q2R3S
amon*	0b1a2K3L
among	0Y1b2L3N
amou*	1b2J3e
ampe*	0M1b2Z3S
ampel	0K1f2U3U
amri*	0R1K2J3g
amrit	0S1J2K3g
an	0S2b3J
an $	1a2P3R
an app	0f1Q2T3T
an architecture	0Q1b2Z3Q
an das	0h1O2P3P
an den	0k1M2P3S
an der	0Y1Y2O3M
an die	0g1T2K3N
an hour	0g1P2I
ana	0h1N2R3S
anal*	0Z1j2734
analysis	0f2M3J
analysis :	0j1M2S3P
analyst	0j1L2R3R
analysts	1Z2T3S
analytics	0P1h2M3M
anbi*	0Z1Z2O3Q
anbindung	0e1S2R3T
anch*	0K1g
anchor	0e1P2U3T
and	0Z3G
and #	0l1N2I3J
and a	0k1E2a3C
and accountable	0d1S2U3U
and after	0F1p2R3K
and an	0h1L2S3T
and at	0b2S3U
and by	1Y2U3O
and can	0g1N2U3U
and cash	0O1e
and cheap	0a1T2S3S
and compliance	0h1M2R3Q
and finance	1J2O3f
and gives	0d1R2S3U
and go	0U1b2R3R
and growth	0Z2T3R
and hands	0c1R
and has	1b2O3R
and have	0k1M2P3R
and he	0S1Y2c3N
and honestly	0e2P3O
and hour	0I1l3T
and how	0R1a2a3Q
and i	0P2N3e
and if	0f1R2R3P
and in	0T1U2S3g
and invoices	0e1O2T
and is	0b1T2U3S
and it	0f1R2R3I
and its	0P2f3L
and keep	0T1N2d3S
and last	0R1Q2g3Q
and let	0a1P2a3S
and mix	0O1M2i3R
and moved	0h1N2T3T
and no	0e2O3N
and nobody	0i1L3T
and not	0Q1f2T3O
and nothing	1T2Z3O
and now	0L1i2U
and oil	0d1Q
and on	0k1L2N3S
and one	0Y1O2d3P
and orders	0b1S
and our	0c1J2P3e
and passes	0g1Q2T3U
and please	0e1K2L3a
and put	0l1L2O
and right	0K1M2k3Q
and round	1J2c3J
and sales	0a2T3R
and sends	0Y1U
and should	1P2R3c
and show	0M1M2i3T
and so	1c2K3L
and stock	0b1T3U
and that	0d1c2I3L
and the	0c1K
and then	0H1m2I3Z
and there	0L1f2O3b
and they	1d2I3N
and to	0f1O2U3T
and training	0k1N2P3O
and two	0j1L2S3R
and wants	0M1R2d3Y
and we	1P2Y3a
and what	0O1g3J
and where	0L1P2l3P
and who	0I1d2f3N
and writes	0e1R2S3U
ande*	0S1E2J3j
andere	1L2P3c
anderen	0U1K2O3f
andr*	0S1c2U
android	0U1b2U3T
ange*	0a1N2K3c
angebote	0j1M2R3R
angels	0d1Q
anim*	0N2Z3d
animal	0h1N2S3R
anke	0S1b2S3R
anna	0d1T2O3M
anne*	0Y1A2D3h
anno	0n1J2O3O
anno $	0j1M2P3P
annu*	1U2Z3Q
annual	2Z3P
annual review	0R1N2a3b
ano	0Q1f2Q3R
anos	1Z2T3R
anot*	0R1Y2a3R
another	0T1N2f3U
another #	0d1R2T3S
ans	0Y2a3L
ans $	0g1N2T3U
answ*	0o1N2E3K
answer	0e2I3J
answer :	0P1f2P3P
answered	0d1I2R3a
answered :	0T1J2U3f
answers	0t1G2N3H
answers for	0l1M2Q3N
ante*	0d1P2H3Z
antes	0a2M3U
antes de	0R1c2L3a
anti*	0l1E2O3U
antw*	0N1h2O3P
any	0Y1O2c3P
any more	1T2O3b
anyb*	0K1f3O
anybody	0H1j3L
anyo*	0a1M2P3Z
anyone	1M2O3b
anyt*	0T1T2a
anything	0R2Z
anyw*	0j1L2O3P
anyway	0i1M2R3R
ao	0R2e3J
aob	0k1R2O3M
aob $	0c1S2U3U
ap	0m1L2P3N
ap r	0e1R2U3U
apac	0T1d2P3O
apac #	0g1M
apar*	0H1d2H3h
apart	0P1b2I3b
api	0f1S2N3M
api #	0a1S
apli*	0g1N2U
app	0d2U36
app #	0g1N2T3U
app $	0c1R2U3G
app :	0N1g2T3U
appe*	1U
appeal	0R1g2R3P
appendix	0K2f
appl*	0i192Z
application	0Q1P2O3f
applications	0d1R2R3S
appo*	0n1L2L3N
appr*	0l1T2935
apprentices	1b2T3S
approach	0e1S2P3O
approva	0f1P2S3S
approval	0g2J3I
approve	0j1O2S3R
approve the	0g1P2S3R
approves	0i1N2R3P
apps	0e1S2R3S
apr	0a1Z2J3H
apr #	0Z1U2T3R
apr $	0Y1a2S3O
apre*	0R1a2Y3K
apres	0h1P2Q3R
apri*	0h1S2I3F
april	0h1S2J3G
april $	0f1Q2R3O
apro*	1M2L3c
arbe*	0Q1I2T3g
arbi*	0f1P2R3P
arch*	0R1c3P
architecture	0J1b
archive	0L2e3M
are	0Z1Y2O3L
are "	1Y2T
are #	0R1c2U
are $	0b1M2Z3L
are at	0c1S2T3U
are fine	1a2T3P
are in	0S2c3P
are not	1b2O3O
are now	0a2S3R
are on	0T1M2P3e
are price	0f1P2R3U
are the	0U1a2D3a
are we	0S1i2J3E
area	0Q1k2L3J
area*	0N1d2S3O
areas	0N1b3P
aren	0Z1E2K3d
aren t	1M2N3a
argu*	0M1b2O3d
argued	0N1Z2M3f
argument	0F1f
arou*	1S2a3T
around	0Y1S
around #	0g1O2U3S
around it	1M2Q3e
arpa	0Z1U2T
arr	0b1R
arr #	0S1a
arra*	0j1O2Q3N
arre*	0l1K2O3N
arri*	0b1Y2H3J
arriba	0Y1b2N3J
arrive	0b1T2U
arro*	0T1K2j36
arrow	0n1I2I3P
arrows	0H1T2m3D
arrows $	0O1Q2i3M
arrows with	0a1a2Q3Q
art	0U1M2j3J
arti*	0p1G2P3N
articles	0g1M
artist	0c1S2U3S
artists	0c1R
artists #	0Z1U
arzt	0T1c2T3T
as	0I2g3Y
as #	0N1Y2e3T
as a	0O1d2Y3R
as discussed	0O1L2N3h
as floors	0P2b3O
as i	0a1H2S3g
as is	0h1N2R3P
as it	0i3H
as of	0R1Y2N3b
as planned	0f1P2T3Q
as promised	0J2R3f
as the	0U1T2b3J
as well	0R1e2S3Q
as you	0M1Z2e3T
asce*	0I1i2a3O
ascenseurs	0I1k2N3O
ashb*	0N1f
ashby	0O1e
asi	0c1Y2O3M
asia	0b3M
asia $	0k1I2Q3S
ask	0f1N2O
ask :	0p1L2N3J
ask for	0e1K2K3Z
ask the	0i1N2R3P
aske*	0T2K3b
asked	0T2O3a
asked $	0l1K2O3M
asked for	0T1c2O3S
asked how	0L1a2P3a
asked to	0Z2a3L
asked whether	0N1T2M3h
aski*	0R2H3f
asking	0U2J3b
asks	0O2d
asse*	0b1b2M36
assembly	0c2L3P
assessment	0P1i2J3J
assessment $	0b1T2Q3Q
asset	0T1O2e3L
assets	1Z2P3Q
assets #	1Y2U3R
assi*	0T1c2H3Y
assistant	0F1l2K3e
asso*	0e1R2R3R
assu*	1b2E
assumed	0g1N2S3S
assumption	0R1e2P3R
assurance	0c1R2U3T
assureur	1N2Q3e
at	2P3R
at #	0d1Y2G33
at +	0a1S
at :	0g1N2T3U
at a	0E1j3b
at least	0P1I2h3Q
at month	0R1e2R3T
at most	0f1K3T
at night	0Y1b2K3N
at once	0K1Y2f3O
at one	0R1e2S3M
at our	0N1k2N3P
at risk	0i1N2U3T
at st	0P1d2T3T
at the	0Z1P2T
at year	0e1P2S3U
ate	0Y2T3T
ate #	0S1b
atel*	0b1N2Q3c
atelier	0b1O2R3b
aten*	0d1R2T
atla*	0e1Q2T3T
atlas	0g1Q2R3R
atra*	0d1R2T3U
atta*	0G1c
attached	0D1b2c
atte*	0P1j2S3I
attendance	0R1j2I3M
attr*	0R1h2G3G
attractive	0o1E2P3M
attrition	0I1k2Q3S
au	0M1b2Y3Z
au #	0Q1c
au bout	0j1L2R3R
auch	0a1L2P3d
auct*	0h1O2T3S
auction	0f1O3U
aucu*	0S1f2K3P
aucun	0L1j2L3R
audi*	0Q1T2e3S
audience	0D1I2s3H
audience :	0I1I2m3O
audio	0R1d2Q3S
audit	0U1b2L3P
audit committee	0I1N2e3c
auditor	0Z2Q3S
auditors	0L1c2T3b
auf	2O
auf #	0f1O
auf der	0T1b2S3R
auf die	0G1S2b3i
auf einer	0L1j2S3R
aufs*	0P1b2c3O
auft*	0k1M2Q3P
aug	0U2a3M
aug #	0U1Y
augu*	0U1Z2Z3C
august	0f1O3D
august $	0l1K2L3Q
aus	0k1L2C
aus $	0c1Y2M3L
aus dem	0h1N2T3U
aus der	0T1J2P3f
ausb*	0j1J
ausbau	0d1Q3U
ausg*	0a1O2M3b
ausr*	0S1c2S3T
auss*	0Z1K2O3c
ausschuss	0h1T2M3L
aussi	0J1L2N3l
aust*	0Y1O2L3d
austria	0e1R2S3S
ausw*	0a1L2a3O
auswahl	0g1Q2Q3S
auth*	0l1Q2K3L
authority	0g1S2Q3P
auto	0M2S3e
auto*	0Y1a2B3U
automated	0Q1e2S3R
automation	0U1c2Q3N
automation #	0e1P
automotive	0L1i3U
autr*	0b1T2L
autre	0f1M2N3Y
autres	0d1T2O3S
autres #	0a1T
autu*	0h1N2Q3S
autumn	0e1P2U
aux	0n1H2L3P
avai*	0O1c2N3b
availability	0T1a2U3U
availability #	0T1a
available	0S2P3d
avan*	0N1j2N3M
avancement	0L1h3U
avant	0b1Z2N3O
avec	1f2L3K
aver*	1b2R3F
average	1c2M3I
average #	2T3U
average $	0U1b2T3T
avg	0R1f2P3M
avis*	0j1N2Q3Q
avisa	0g1Q2T3S
avisa a	0i1O2R3R
avoi*	0U1T2S3b
avoid	1a2O3N
avoided	0H1Q2Y3j
avon*	0d1R2T3T
avons	0f1P2S3S
avri*	0i1M2T3T
avril	0f1O2U3U
awar*	0e1S2S3P
award	1Z2U3U
away	0c1M2a3P
away #	0R1c3S
away $	0g1H
away day	0d1P2b3L
aws	0Y1N2d3T
axes	0G1Z2g
axis	0H1Y2k3H
axis $	0H1S2j3N
ayli*	0R1e2S3R
aylin	0T1c2R3R
ayud*	0h1P2R3P
b	0o1U2738
b #	1Z2U
b $	0f2E3C
b )	0i1O2R3T
b :	1a2T3S
back	0f1R2A
back #	0h1M2T3S
back $	0l1M2P3M
back at	0T1e2S3R
back from	0g1K2L3Z
back in	0i1P2O3N
back office	0i1M2U3U
back to	0d1H2F3c
back*	0a1U2U3N
backlog	0Z2Q3K
backup	0f2K3H
backup $	1c2P3N
bad	0f1E2b3B
bad #	0Y
bad $	0T1L2e3P
bad :	0j1N2Q3Q
bad at	0j1L2R3R
badg*	0i1O2R3T
badge	0h1P2S3S
bahn*	0f1M2T3S
bahnhof	0f1N2T3R
baix*	0l1M2P3N
baixo	0m1K2O3M
baja	0Y2T3T
bajo	0Z1I2d3K
bake*	0U1N2J3h
bakery	0Y1P2J3d
bala*	0d2O3O
balance	1b2K3N
balance sheet	0l1J2Q3R
bali*	0Y1b2N3O
balk*	0I1K2n3K
balken	0L1Q2j3N
ball	0H1i2d3P
ball*	0J1c2f3P
balt*	1d2M3N
baltic	0U1b2N3S
banc*	0U1b2I3S
banco	0P1i2K3G
band	0N1d2d3P
band*	0O1Z2g3G
bands	0P1R2j3J
bands :	0b1S
bank	0d1S2M3S
bank #	0f1N3U
bank $	0e1S2I3U
bank debt	0h1M
bank s	0b1R
bank*	0T1A2J3k
banking	0c1S3U
bann*	0i1K2O3Q
bar	0R1T2d3J
bar #	0m1H2T3U
bara*	0r1I2I3L
barato	0m1N2M3M
barr*	1a2M3K
bars	0F1Y2k3I
bars $	0N1U2g3N
base	0U1U2f3E
base #	0M1i2O3O
base $	1L2h3D
base )	0T1a2U
base :	0b1T2T3T
base case	0R1b2c3L
base is	0O1b2Y3N
base*	0a1Q2c3H
based	0a2Q3Q
basel	0Q1e2S3T
baseline	1P2f3L
basi*	0T2d3J
basic	0d1U2O3N
basically	0L2b3Z
basis	0N1a2f3J
basis #	0I1m2S3R
basis :	0e1O
bask*	0c1U2M3M
basket	0Y1Z2O3O
basket #	0c1R2U3U
bass*	0h1R2G3G
bassi	0Z2Q3O
basso	0a1Y2O3O
bast*	0M1Z2f3L
batc*	0a1b2J3K
batch	0Y1d2K3M
batches	0S1b3U
bati*	0g1M2U3S
batt*	0l1H2R3S
battery	0j1K2U3U
bau	0U1Z2U3T
bau #	0Z1T
baue*	0R1e2U3S
bauen	0N1f2S3Q
bay	0d1L2a3U
be	0J1M2l3P
be #	0e1P
be a	1Z3M
be at	0f1O2S
be the	1K2e3L
be true	0i1Z2F3P
be visible	1P2d3P
bean*	0h1N2Q3Q
bear	0R2Q3d
beat	0Q1e2P3P
beat*	0f1M3O
beats	0Z1P2Y3T
beau*	0m1H2T3I
beaucoup	0j1M2N3O
beca*	0Y1Q2a3T
because	0d1O2T3S
because nobody	0N1h2R3P
because of	0g1I2I3Z
because the	0S1H2a3h
beck	0d1R2U3U
beco*	0c1R
become	0Y1U
bed	0f2L3O
bed occupancy	0Y2S3T
bedr*	0i1N2P3Q
beds	1g2E3E
been	0H1b2R3h
beer	0Z2U3U
befo*	0R1S2T3c
before	0U1T2P3c
before $	0N1Q2h3P
before :	0g1R2U3Q
before and	0I1l2T3R
before the	1a2K
befr*	0h1O2R3S
befu*	0i1N2R3Q
bega*	0Y1Y2L3Q
began	1b2M3R
begi*	0d1M2Z3J
begin	0Y1G2f3K
bego*	0O1N2P3h
begona	0K1L2O3k
begr*	0Z2P3T
beha*	0a2K3T
behi*	0R1Z2b3G
behind	0T1Z2Y3H
behind the	0U1c2R3R
bei	0Y1c2E3D
bei #	0Q1f2Q3P
bei der	1d2R3M
beid*	0n1M2K3M
beide	0g1R2P3R
beig*	0R1c2S3U
beim	0d2I3F
bein*	2Y3K
being	0Y2Y3I
beir*	0i1M2U3U
beirat	0h1L2U
beko*	1L2O3c
bekommt	0S1L2O3f
bele*	0U1a2R3T
beli*	0C1Z2J3n
believe	0D1K2L3r
bell*	1K2P3f
belo*	0b1Y2G3T
below	0e1P2N
below #	0U1a2S3S
below $	0O1c2a3I
ben	0R1U2N3f
benc*	0P1g2L3U
bench	0O1g2N3N
benchmark	0d1Y2O3M
bene*	0Y1T2Q3T
beneath	0Q1G2c3d
benefit	0e2L3L
benefit :	0m1L2P3S
benefits	0c2N3K
benelux	0b1S
bera*	0i1M2S3T
bere*	0m1L2O3P
berg*	1Y2O3Z
beri*	0h1O2S3S
berl*	0h1N2Q3Q
berlin	0h1O2Q3R
bert*	0Q1g2P3Q
besc*	0f1N3M
besi*	0c1a2K3P
beside	0T1f2N3T
best	0M2Q3f
best $	0a1a2M3L
best*	0b1N2a3B
bestatigt	0h1P2P3P
bestatigt $	0i1Q2P3O
bestuur	0T1U2b3P
beta	0d1T2R3R
beta #	0Z1T
bete*	0a1Y2P3O
betr*	0b1N
betrieb	0U1c2O3Q
bets	0h1M2S
bett*	0c1P2I3b
better	0f1G2F3f
better than	0f1L2N3Y
betw*	0L2f3Q
between	0N1a2b3O
between #	1Z2S3T
between $	0O1i2K3O
between the	0F1c2b3I
bev	1K2Q3d
bewe*	1d2H3D
bewegt	0G1n2N3L
bewi*	0U1b2Q3P
beyo*	0e1Q2T3T
beyond	0f1P2T3S
bez	0K1N2k3K
bezw*	0d1R2T3U
bid	0h1P2O3U
bids	0U1b2S3U
bien	0Y1Z2O3P
big	0P1P2n35
big $	0I2k3L
big each	0N1Y2a3T
big the	0T1S2b3U
bigg*	0G1I2m
bigger	0L3b
biggest	0L1K2p3N
bij	0M2H3i
bij de	0e1F2P3e
bike	1a2Q3M
bike #	0a1S
bike leasing	0b1U2R3O
bila*	1Y2R3R
bild	0O1M2l3K
bild*	0Y1L2d3R
bill	0R1S2H3g
bill #	0e1P
bill*	0g1R2F3S
billing	0g1D2O3Z
billing $	0f1P2T3S
bills	0g1Q2R3P
bills $	0g1Q2R3P
bin	0S1O2R3e
binn*	0Q1f2P3P
binnen	2T3T
bins	0c1R2S3S
bio	0e1O
biog*	0T1b2T3S
biogas	0Z2T3T
biogas #	0h1N
biom*	0f1S2L3K
biomass	0k1J2U3U
biomedical	0U1b2R3P
birc*	0U1Z
birch	1Y
birt*	0j1P2R3O
births	0c1R2U3U
bis	0b1O2N3a
bis #	0Z1T2O3Z
bis ende	0Z1Y2S3R
bisc*	0S1L2L3j
bit	0b1J2A3g
bit $	0S1O2M3f
bitt*	0N1R2k3L
bitte	0L2j3E
bitte :	0c1b2H3P
bitten	0i1N2Q3P
bitten um	0e1R2Q3S
blac*	0U1a2Q3T
black	0R1d2T
blee*	0a3M
blei*	0T1R2L3e
bleibt	0R2O3d
blij*	0N1k2I3K
blijft	0G1l2P3N
blijven	0S1g2N3P
bloc*	0Q1a2b3P
block	0S1T2d3R
bloo*	1b2R3O
blood	1a2Q3P
bloq*	0k1J2S3T
bloque	0k1L2S3T
blue	0J1I2n3G
blue $	0G1O2m3I
bn	0a2N3N
bn #	0e1P
bn $	0S1b3U
bn :	0h1L
bo	0c1S2U
boar*	0N1R3c
board	0Q1R3b
board #	0O1g2U3R
board $	1R2A3h
board :	0P1f2T3S
board is	0g1N2S3Q
board pack	0T1P3b
board paper	1O2Q3g
board to	0Z1f2L3K
board wants	0d1I2b3N
boarding	0R1N2O3e
bode*	0U2O3Z
bodega	0S2Q3c
boil*	0R1f2I3Q
boiler	0Z1Z2M3L
boiler #	1Y3U
boiler ->	0f1P2U3U
bon	0Y1K2R3h
bon $	0a1U
bond	0f1R2Q3U
bond*	0e1O
bonu*	0l1L2P3P
bonus	0l1L2Q3P
bonus $	0h1O2Q3R
book	0b1R2S
book*	0f1Q2N3Q
booked	1O2L3f
booking	0n1E3O
bookings	0S1e2P3N
bookkeeping	0Z2S3Q
books	0k1L2P3R
bore*	1d2M
born*	0d1Q2U3U
borr*	0Z1a2O3M
borrow	0d2P3M
boss	0P2J3f
bot	0e1D2P3i
bote*	0Z1I2L3c
both	0Y1K2b3U
both #	0g1T2P3Q
both $	0f283S
both sides	1C3a
both*	0J1b2K3e
bother	0L2L3g
bott*	0b1S2S3R
bottleneck	0i1N2O3Q
bottling	0b2O3U
bottom	0Z1R2Y3M
bottom $	0O2g3E
bottom :	0c1S2S3S
bottom the	0g1M2R3R
boug*	0e1Y2I3J
bought	0d2J3I
boun*	0Z1Y2S3S
bout	0n1I2Q3Q
bout :	0f1M2S3S
bout*	0j1K2Q3R
box	1U2b3S
box $	0M1N2c3c
boxe*	0J1U2m3F
boxes	0J1Q2o3H
boxes $	0P1K2i3K
boxes and	0P1P2h3N
bp	0f1Q2R3T
bps	1a2R3R
bps $	0P1g2U3U
br	0O1L2M3h
brac*	0K1Z3d
brackets	0S2c3S
brak	0h1P2Q3N
bran*	0e2O3D
branch	0f1U2K3I
branch app	0c1R2U
branches	1Y2T3P
brand	0S2Z
brand $	1b2R3Q
brand a	0Z1T
brand b	0a1T
brands	1a2O3S
brandt	0q1C2R3P
brau*	1U2a3N
braz*	0k1L2Q3P
braze	0k1L2R3N
brea*	0M1Z2f3O
break	0L1Y2l3A
break down	0N1U2g3Q
break even	0J1n2M3O
breakdown	0d2O3T
breakdowns	0f1P2T3S
breakfast	0L1U2j3L
breaks	0e1J2Z3N
bree*	0b1U2S3Q
brei*	0I1N2o3I
breite	0J1K2m3I
bren*	0M1c2P3b
brew*	0T1Q2P3h
brewery	0a1J2R3f
bric*	0R1d2S3R
brid*	0R1Z3U
bridge	0P1c2Z3P
bridge :	0i1N2Q3R
brie*	0a1U2I3Y
brief	1T2M3b
brig*	0c1a2H3F
brigade	0d1T2O3K
brightspace	0h1O2P3O
brin*	0a1Q2F3c
bring	0c172L3f
brings	0Y1a2L3F
brings #	0L1h2S
brings it	0f1P2U3U
broa*	0Y1Z2P3P
broc*	0Y1G2Y3f
brochure	0U1D2d3f
brok*	0M1M3k
broke	0U1K2Q3e
broken	0J1R2f3f
broken down	0M2h3Q
broker	0Z1H2R3c
broker #	0d1R2U
broker targets	0Y1U
brokers	0T1c2Q3S
bron*	0Z2T3U
bronze	1Z2T3U
brot*	0i1O2P3U
brou*	0P1Z2J3c
brought	0Q2K3g
brow*	0e2N3M
brown	1a2P3R
brun*	0U1Z
bruna	0Z1T
bruna #	0c1R
brut*	0Q1d2T3U
bubb*	0S2d3R
bubble	1N2d3Q
bubble =	0c1R2U
buch*	0j1M2M3M
buchhaltung	0l1K2L3M
budg*	0R1i253M
budget	0T1g263N
budget #	0Z2R3Q
budget $	1c2P3L
budget /	0R1d2U3T
budget du	0M1h2U3T
budgets	0S1e2Q3P
buen*	0k1M2R3Q
bueno	0h1P2T3T
buff*	0c1Q
buffer	0c1Q
buil*	0c1a2C3H
build	0Y1f2C3F
build the	0h1M2T3U
building	0j1P2L3J
buildings	0f1O2U3U
buildings #	0Z1U
builds	3O
built	0Z1U2H3a
built in	0S1c2U3S
built up	0Y1Z2T3O
buit*	0T1L2P3d
buiten	0T1L2Q3f
bull	0U1a2U3U
bull #	0U1a2U3U
bull*	0Q1R2g3I
bullets	0K2i3I
bund*	0m1J2M3P
bundles	0a1S
burn	0c1S2T3T
burn #	0h1M
burn*	1T2e3K
burned	0a1Y2P3N
burns	0N1b2f3M
burs*	0h1N2T3U
bus	0u1F2M3J
bus #	0b1S
buse*	0c1R2T3U
buses	0a1U2U3U
busi*	0b1N2G3c
business	1O2J3e
business $	0Q1f2S3N
but	1N3a
but #	0c1R3U
but a	0Y1K2O3d
but for	0P1h2P3L
but it	1T2T3b
but no	0M1c2T3e
but not	0d1L2b3N
butt*	0j1P2N3T
button	0j1P2O3S
buy	0c1f2A3B
buy $	0c1Y2N3M
buy :	0h1M2U3U
buy out	0Z1T
buy the	0Y2S3S
buyb*	0R1c
buyback	0O1e
buye*	0b1T2H3Y
buyer	2L3Z
buyers	0i1O2R3R
buyi*	0S2L3c
buying	0U1S2K3e
buyo*	1a2S3S
buyout	1a2R3Q
buys	0K1k2K3Q
by	0T1c2T3M
by #	0a1O2G3e
by :	0c1S2U
by a	0k1O2I3K
by channel	0I1k2Z3Q
by end	0m1G2T3T
by friday	0e1Q2T3T
by half	0b2S3R
by hand	0i1K2T3U
by how	0K1a2h3N
by june	0j1K2R3T
by march	0m1M2L3L
by next	0j1I2M3O
by region	0M1k2O3O
by side	0C1e2d3I
by spring	0j1L2R3T
by summer	0k1K2P3O
by the	0g1M2J
by ward	0Q1f2U3U
by year	0a1T
byc	0F1N2p3J
c	0b1a2P39
c #	0c1Q
c $	0o1O2A3B
c )	0k1N2M3R
c est	0N1c2Y
c i	0O1Z2e3Q
ca	0M1Y2j3F
cabi*	0G1d2g3S
cabinet	0N1U2i3T
cabl*	0j1N2N3O
cac	0b1R
cach*	0e1Q
cada	0Y182g3H
cade*	0T2a3U
cadena	0M1a2d3T
cadena de	1U2P3a
cadr*	0j1N2R3P
cadrage	0g1O2R3P
cafe	0T1Z2O3Z
caid*	1b2S3R
caja	0O1e
calc*	0o1H2O3N
calculative	0l1K2N3N
cald*	1Z2U3S
cale*	0O1Z2e3J
calendar	0Q1h2L3K
call	1H2L3m
call #	0P1R3g
call $	0U1O2L3g
call centre	0f1P2U3T
call r	0c1S2U3T
call with	0N1I2Y3i
call*	0c2B3U
called	0k1N2J3T
calling	0O1P2R3h
calls	0Y1c2J3F
calls #	0e1P3U
calls the	0g1N2U3T
calm	0Z1O2Y3Q
camb*	0k1L2P3P
cambio	0j1L2O3P
came	0Z1Z2J3T
came back	0U1f2P3O
came in	1a2R3P
came out	0j1K3T
came to	0e1N2a3P
came up	0K2R3d
came*	0k1K2T3U
camera	0i1L2T3U
camp*	1f2I3F
campaign	0a1Z2O3O
can	0S1Z3R
can $	1K2e3J
can be	0P1f3L
can do	0S1d2Q3S
can only	0l1Q2L3Q
can t	0n1P273P
can the	0Y2T3S
can u	0E1d3Y
can we	0j1Y2739
can you	0J1Y2g3I
cana*	0e2I3L
canal	0U1a2R3T
canc*	0c1T2Y3G
cancelled	1Y2Z3N
cancels	0e1R2R3T
cand*	0S1f2J3M
cann*	0a1b2N3L
cannot	0f2M3L
cant*	0O1f2H3U
canteen	0Y2L
cap	1g2K3R
capa*	1e2I3J
capability	0M1i2O3U
capacite	0b2O3P
capacite :	0g1O2R3R
capacity	0d1S2Q3P
cape*	0b1S2K
capex	2K
capex #	0k1J2U3U
capex $	0a1N2S3Z
capex +	0Y1U
capex overrun	0b1S
capi*	0a1c2D3B
capital	0b1Z2G3K
capital #	0d1P
capital $	0k1K2R3P
capital proprio	0i1L
capital turns	0R1b
capo	0e1R3T
capp*	0e1Q2T3U
capped	0a1T2U
caps	0S1J2K3j
capt*	0R1a2Z3F
captain	0Z1Y2N3R
caption	0h1P2S3S
captive	0M1i2S3T
capture	0J1M2l3M
car	0b2S3I
car #	0e1P
car park	0a1K2d3N
carb*	0Y1a2O3P
carbon	0a1Z2L3N
card	0b1Y2M3N
card #	0f1O3U
card*	0r1F2O3N
cardiology	0a1T
cardiology #	0Y1U
cards	0g1P2T3T
care	0d1Q2S3P
care $	0Y1a2P3T
care*	0h1G2b3J
caretaker	0i1N2O3Q
carg*	0e1T2S3Q
carl*	0i1L2Q3Q
carla	0f1Q2R3S
caro	0c1R
carr*	0i1R2T3J
carried	0k1L2R3R
carried by	0j1M2S3S
carrier	0g1O2T3U
carriers	0e1O
carries	0c1Y2N3I
carry	0S1Z2Z3O
carry the	0Z1J3b
carrying	0e2O3R
cars	0f1O2R3P
cart*	0H1m2F3T
carte	0R1f2R3P
carv*	0S1Z2R3Y
carve	0Q1Z2R3Y
carve out	0Q1Y2Q3a
case	0T2Y3S
case $	0O1f2U3U
case :	0S1c2U3R
case is	0e1Z2L3Q
case study	0L1j2Q3P
case*	0I1h2c3G
cases	0I1j2b3G
cases $	0L1f2b3N
cases for	0J1j2T3T
cash	1i2A38
cash #	0g1N
cash cost	0I1m2U3T
cash on	0f1O
cash pool	0h1M3U
cash to	0i1M2T3U
casi	1Y2U3U
caso	0N1b2N3c
cass*	1c2O3P
cassa	0N1i2P3Q
cast*	0i1N2R3T
cata*	0n1H2N3L
catalogue	0j1K2T3Q
catastrophic	0k1K2P3N
catastrophic $	0f1Q2Q3P
cate*	0U1b2H
category	0R1c
caterer	1Z2S3S
catering	1c2K3R
catering $	0Z1L2O3a
caus*	0f1T2L3M
cause	0p1F2Q3R
ccs	0R1c2U
ce	0O1b2K3c
ce qu	0Q1M2Q3i
ce qui	1a2S3R
ceda*	0U1g2N3O
cedar	0U1Z
ceil*	0d1R
ceiling	0e1Q3U
cell	0K1k2R3S
cell*	0Z1L2f3I
cellar	0l1J2Q3T
cells	0S1J2i3M
ceme*	0d1T2T3Q
cent	0a1O2a3S
cent*	0d2T32
central	1L2c3Q
centre	0a1Y2U3C
centre $	0Q1h2L3N
centre :	0d1R
centres	0f1P2U3T
centro	0Y2O3N
cents	0h1P2O3S
ceny	0j1O2O3O
ceo	0c1L3T
ceo a	0c1T3U
cerr*	0d1F2M3b
cerrar	1N2R3f
cert*	0f1G3U
certain	0j1N2O3M
certain minor	0d1T2T3S
certification	0i1N2T3U
cfo	0h1K293Y
cfo :	0h1Q2S3P
cfo a	0e1Q2U3S
cfo c	0c1T3U
chai*	0S1T2L3d
chain	1Y2S3S
chain $	0J2R3d
chain of	0Y3T
chair	0Z1R2E3b
chairman	0P1K2N3k
chal*	0S1c2T3T
chaleur	0Q1c2U3T
challenge	0g1N
challenge :	0h1M
cham*	1a2R3O
chan*	0g1T2Q3K
chance	0t1G2H3K
chancen	1e2N3M
change	0d1P2a3L
changed	0M1b2U3b
changes	0k1N2P3N
changing	0g1N2T3T
changing rooms	0d1O
channel	0L1i2a3J
channel $	0M1i2Q3S
channels	0i1L2S3S
channels :	0e1Q2U3U
chap*	0Q1U2g3I
chapter	0O1e2T3U
chapters	0c1J2f3M
chaq*	0Q1Z2S3Z
chaque	0L1T2R3e
char*	0M2h3O
charge	0a1U2J3Y
charge $	0Y2T3S
charges	0k1K2R3S
charges #	0e1P2S3U
charging	0b2O3S
charity	0M1a2K3c
chart	031c2o37
chart $	0K1T2j3M
chart for	0P1S2h3M
chart of	0L1f2T3R
charts	0K1i2g3I
chas*	0e1Q3U
chase	0d1S3U
chat	1P2L3e
chat #	0R1d3R
chat*	0f1Z2O3M
chatbot	0h1Q2R3P
chau*	0m1K2O3M
chce	0N1L2j3M
che	0R1R2U3e
chea*	0d30
cheap	0b1b2736
cheap $	1b2N3L
cheaper	0j1M2P3P
cheapest	1R2d3K
cheapest first	0P1Y2b3R
chec*	0l1T233G
check	0b2F3S
check :	0g1O2T3T
checked	0p1I2O3L
checkout	0h1O2S3S
checks	0j1P2N3O
checks the	0i1N2R3T
chee*	0M1S2K3j
cheese	0U1a2T3S
chef	0a2R3N
chef de	0g1N2U3S
chef*	0a1H2Z3b
cheg*	0S1T2d3N
chem*	0Q2S3b
cher	0h1N2P3Q
cher*	0g1O2P3P
chers	0f1P2R3R
chers :	0g1P2Q3Q
chez	0U1T2Q3a
chf	0U1Z
chf #	0Y2U
chi	1Z2J3Y
chid*	0T1O2L3e
chie*	0g1T2E3P
chiediamo	0n1J2M3N
chief	1b2K3H
chil*	0o1G2K3L
child	0j1M2M3N
children	0i1M2T3R
chim*	0f1P2U3T
chimney	0f1O2U3S
chin*	0k1N2P3Q
chip*	0i1M2S3P
chips	0f1O2T3Q
chiu*	0P1g2P3O
chiudere	0S1b2T3S
choi*	0b1Y2P3J
choo*	0E1h2d3U
choose	0J1d2e3K
chos*	0O1Y2R3b
chri*	0e1J2N3Y
christmas	0b1M2N3Z
chur*	0R1g2I3E
church	0Q1f2S3R
churn	1b2K3H
churn #	0d1R2S3T
churn is	0g1N2T3O
ci	0M1m2H3G
cicl*	0Z1Y2S3R
cier*	0M1h2T3T
cierra	0d1Q3U
cinc*	0h1N2U3R
cinco	0f1P3T
cine*	1c2R3R
cinq*	0T1J2f3J
cio	0K1O2Q3k
circ*	0Q1L2e3b
circle	0P1a2d3J
ciso	1Y2R3R
citi*	0a3M
citizens	0b1R2a3N
city	1c2O3I
city #	0M1h2T3U
city and	0Q1U2e3T
city grant	0d1P2U
clai*	0U1c2E3Y
claim	0T1g2J3I
claims	0c2M3J
clar*	0U1b2S3P
clas*	1a2T3P
class	0U1d2N3N
classes	0i1M2O3O
clea*	0S1a2c3D
clean	0P1h2T3H
cleaning	1G2d3R
clear	0M1Z2d3R
clearance	0f1Q2T3T
cler*	1H2e3P
clerk	1L2c3R
clic*	0S1N2P3e
clie*	2P
client	0U2T
client $	0Q1Z2M3a
client :	1T2M3c
client s	0Z1P2S3c
cliente	0d1P2Y3G
clientes	0k1M2S3U
clienti	1Z2S3S
clients	0g1O2L
clients $	0k1K2S3R
clim*	0M1k2Q3B
climate	0e1P2T3U
climbing	0K1g2Z3O
clin*	0S1f24
clinic	1Z2J
clinic #	0T1a
clinical	0e2N3N
clinicians	0j1N2O3P
clinics	0O1g2Q3Q
clinics $	0Z2T3S
clip	0L1P2i3M
clip art	0M1P2j3K
clos*	1Y2O3Q
close	1d273S
close $	0T1a2E3b
close the	0T1b2U3S
closed	0d2C39
closed #	0c1Q
closed $	0M1i2P3R
closed at	0b2Q3P
closes	0b1d2M3L
closes the	0d1R2T3U
closing	0Q2d3S
closing #	1a2Q3Q
closing funds	0N1g2U3S
closing of	1Z2T3T
closing page	0R1P2g3M
closure	0d1Q2T
clot*	0Z1Y2Q3S
cloture	0T1d2T3T
clou*	1d2I3H
cloud	0c1Y2L3M
club	0H1l2B3Z
club*	0Q1e2M3Z
clubs	1L2J3g
co	0c2G3F
co #	0d1P
co op	3U
co2	0T1e2T3K
coac*	0d2J3K
coaches	0a2Q3Q
coas*	0U1U2c3T
coast	0P1a2d3S
cobr*	0i1O2O3O
coci*	0f1O2T3U
cocina	0j1K2T3U
code	0o1I2R3O
code*	0j1N2R3P
codes	0h1O2T3S
codes to	0d1Q2U3U
codi*	1a2S3R
coff*	0Q1R2K3g
coffee	0R2F3h
coffee machine	0J1N2P3k
coho*	0I1h2Z3N
cohort	0O1g2P3S
cold	0U1c2R3M
cold store	0b1T2U3S
cole*	0l1K2O3P
colegios	0l1M2N3O
colh*	0c1S3U
colheita	0e1R3T
coli*	0U1R2R3d
coll*	0e1O3U
collaudo	0b2P3Q
colleagues	0S1O2M3e
collect	0e1P2R3T
collected	0c1F2M3d
collection	0p1E2R3O
collections	0g1N2T3S
collects	0h1O2R3S
collegamenti	0f1Q2R3R
college	0M1a2c3L
colo*	0J1P2n3O
colour	0Q1K2j3J
colour it	0M1T2h3P
colours	0N1I2j3K
colu*	0Q1F2q3B
column	0G2k3M
column width	0M1c2b3S
columns	0M1D2r3F
columns $	0I1N2j3L
columns :	0R1O2f3S
com	0U1O2g3G
com #	0h1N2U3U
com o	0S1J2j3P
comb*	0Z1a2M3L
combined	0Z2U3T
combined ratio	1Y
come	0a1Z2E3S
come from	0T1Z2L3a
come in	0P2c3b
come to	0Y1c2R3O
come*	0b1P2O3Z
comercial	0n1K2N3L
comes	0S2P3b
comes from	0d1N2H3a
comes in	0h1M2T3T
comes out	0Z1K2S3d
comes the	0R1L2R3g
comi*	0a1S2D3a
coming	0d1I2M3Z
coming back	0R1I2Q3i
coming in	0Y1U
comite	0Y2K
comite de	0Z1P2R3d
comm*	0Z1Q2T
commander	0h1L2S3S
comment	0G1c2d3b
comments	0i1O2Q3P
commerce	0j1L2R3S
commercial	0e2K3N
commission	0e1P
commissioning	0c1S2U
committed	0h1L
committee	0O2a3T
committee $	1F2F3k
committee :	1S2c3K
comms	0S2R3a
commune	0g1N
communications	0e1R2S3R
community	0j1N2S3S
como	0H1f2g3A
comp*	1S2P3a
companies	1P2T3e
company	0M1a2M3g
company :	0f1P3T
comparable	0d1Q
compare	0Q1b2Y3P
compare the	0N1f2U3O
compass	0c1R
compass #	0c1Q
competitors	0c1T2R3R
complaint	0i1P2P3Q
complaints	0h1N2U
complete	0h1O2T3R
compliance	0k1K2Q3O
complication	0a1S
complication :	0a1S
compra	0i1M2U3U
compras	0i1L2T3S
comps	0i1L3U
comps #	0f1O3U
comptes	0f1P2U
comptes $	0b1T2U
comu*	0i1L2R3Q
con	0S1S2e3T
con el	0Q1e2Q3S
con la	0N1L2f3b
con los	0L1f2O3a
conc*	0g2C3B
cond*	0a1U2Z3J
condense	0N2c3N
condition	0i1L2R3S
condition based	0f1N
conductor	0j1M2Q3Q
conf*	0d1E2e3A
conference	0L1Y2h3J
confidential	1O2O3e
config	0d1O3T
confirmed	0h1N2P3R
confirms	0n1J2K3N
cong*	0i1O2Q3S
conn*	1T2I3d
connected	0T1g2N3L
cono*	0g1R2R3T
cons*	0h1J2O3U
consegna	0Y2R3Q
consent	0a1F2I3c
construction	0h1K2T3T
consultation	0d1S3U
consultato	0c1R2U3T
consulted	0b1a2I3F
consulted $	0f1S2O3N
consumer	0e1S2U3T
cont*	0Y1Y2Q3L
contact	0Z1T2H3a
contact centre	1a2T3S
contactia	0a1T
contactia #	0a1S
contacts	1T2a3S
contacts per	0T1P2d3T
contas	0g1P3T
content	0Q1a2U
content :	0P1O2O3g
contents	0S1g2O3K
context	0D1K2i3j
context :	0A1N2g3k
conti	0d1Q
contingency	0h1N3U
contingency #	0b1S
contra	0Q1K2g3P
contract	0f2P3C
contract $	0a1b2R3O
contract that	0e1P2T3T
contractor	1a2R3U
contractors	0Z2S3S
contracts	0r1F2Q3P
contrats	0c1Q2U3T
contratto	0Z1Y2S3R
contre	0T1b2R3S
contribution	0R1c2R3S
contribution #	0U1Z
contro	0M1i2U3T
control	0b1Z2G3F
control $	0g1N2T3U
control room	0M1i2P3O
controlled	0a2R3R
controller	0k1T2O3N
controller a	0h1O2T3S
controlling	0e2N3G
controlling macht	0f1Q2T3R
conv*	0S1S2Y3b
convenience	0g1N
conversion	0f1S2O3O
conversion #	0j1J
conveyor	0e1R2U3S
coo	0i1B2F3d
cook	0Z1O2b3R
cook*	0l1K2P3M
cool*	0Z1a2P3Q
cooling	0Z1b2N3P
cooling #	0d1S2T
coop*	0S1Y2F3a
cooperativa	0R1j2M3I
cooperativa $	0N1h2R3P
cooperative	0T1S2L3f
coor*	0i1P2T3Q
copi*	0Y1H2O3c
copies	0f1Q2T3S
copy	0c1S2S
copy*	0j1L2Q3Q
core	0c2P3N
core*	0d1Y2L3N
cores	0Z1c2L3M
corn*	1J2i3D
corner	0O1R2i3I
corner and	0b1M2Y3R
corners	0S1J2g3K
coro*	0d2P3P
coroner	0c2Q3P
corp*	0a1Z2L3K
corporate	0f1U2J3I
corr*	0d1K3T
corridor	0U1S2K3e
cort*	0p1G2M3M
cosa	1f2L3J
cose	0U1d2N3P
cost	1a2R3L
cost #	1R2O3f
cost $	1c2M3M
cost :	0h1M2T
cost base	2U3U
cost is	0k1L2P3O
cost of	0L1h
cost per	0c1U2N3M
cost to	1Y
cost us	0j1K2U3U
cost*	0e1Z2635
costa	0k1M2M3K
costa $	0i1N2N3M
coste	0M1h
costi	0T1b2U3U
costs	0f1U2D3F
costs #	0b1U2R3P
costs us	0Y1Z2O3R
cote	0Z1Z2Q3Q
coul*	1S
could	1S3U
could be	1M2U3b
could go	0c2M3M
could hurt	0l1I2R3T
could not	1N2S3c
could the	0Y1f2L3M
could you	0F2l3I
couldn	0Z2T3R
couldn t	0R1d2R3Q
coun*	0b1R2U3T
council	0d1a2E3K
council $	0Z1d2R3N
counsel	1O2c3S
counselling	0g1O2S3S
count	0Q1O2U3h
counted	0U1J2Q3i
counter	0a1T
countries	0T2d3K
countries $	0S1e2S3R
country	0J1l2Y3I
country heads	0a1S
counts	0a1T
county	0b2N3P
coup*	0m1L2P3O
cour*	0U2Y3T
couriers	0g1Q2S3T
course	0B1d2a3d
course $	0D1c2T3i
court	0d1L3N
cout	0T1b2R3Q
cout #	0a1S
cout*	0a1Z2K3K
coute	0a1Z2N3M
cove*	3O
covenant	0U1N2J3g
covenants	0m1M2N3N
cover	1S2d3F
cover #	0Z1U2T3S
coverage	0g1O2Q3Q
covers	0S1h2J3I
crac*	0P1K2h3R
craf*	0U1b2U3R
cran*	0g1J2c3R
crane	0e1K2b3R
crea*	0T1i2L3H
create	0P1k2K3L
create a	0Q1j2O3P
creates	1Y2U3T
creates the	0b1S
crec*	0U1c2O3P
cred*	0Z1O2B3f
credit	0j1D2J3Z
credit $	0f1R2T
credito	0U1a2O3R
cree	1J2P3e
crew	0r1F2O3Q
crew training	0c1R
crew*	2U3U
crews	0T1a2U
cris*	0H1g2b3Q
crisis	0J1h2b3S
crit*	0g1U2H3H
criteria	0f1R2Q3R
critical	0c2N3N
critical #	0d1P2T3U
critico	0Z1T
critique	0f1P2T3R
critique $	0f1Q2T3R
crm	0b2F3T
crm $	0T1a2N
cro	0T1f2K3N
crop	0M1S2j3M
cros*	0U1b3F
cross	0P1h2M3L
crow*	0h1P2U3R
crowdfunding	0c1U2U3P
crui*	0e1R2T3U
cruise	0b1S
ct	0Q1g2P3O
cto	0i1R2I3F
cuat*	0b1M2Z3N
cuatro	0c1O2Y3N
cubr*	0g1P2T3S
cubrir	0g1P2S3R
cuen*	0J1H2K3n
cult*	1b2N3M
culture	0U1d2P3M
curi*	0Z2Q3P
curr*	0K1d3b
currency	0N1Z2N3g
current	0N2d3U
curt*	0e1S2S3T
curv*	0L1f3R
cust*	0d2J3K
custo	1b2S3R
customer	0c1Y2E3F
customer #	0c1R2T
customer $	0Z1b2N3I
customer :	0c1U2P3Q
customer reports	0c1T3U
customer signs	0c1T3U
customers	0e1O2R3Q
customers #	0h1M2T
customers $	0e1U2J3J
customs	0c1Q
cut	0a2P3N
cut off	0g1N2T3T
cut the	0c1T2S3S
cuto*	0c2T3S
cutover	0a1Y2S3R
cuts	0a1J2a3L
cutt*	0g1P2S3T
cutting	0g1P2R3R
cybe*	1f2J3I
cyber	0P1i2L3M
cycl*	0e1R2Q3R
cycle	0c1T2S3T
czas	0i1K2Q3P
czec*	0k1L2T3T
czer*	0S1K2g3M
czy	0a2L3J
d	0Z1a2R3H
d #	0Z1U2U3U
d be	0d1L2a3T
d go	0p1H2I3G
d like	041e2c3Y
d ou	0T1a2T3S
d un	0F1o2R3P
da	1g2M3J
da #	1b2Q3R
da ricordare	0L1h2T3R
daar*	0g1O2T3U
daarboven	0b1R
dach	1a2O3N
dach #	0e1P
dad	0R1a2a3M
daf	0m1K2O3L
daf a	0i1P2S3R
dage*	1O2e3O
dagen	0d1S2P3R
dail*	0n1I2P3P
daily	0n1J2P3Q
dair*	1R2Y3Z
dairy	1O2d
dairy #	0d1R3U
dal	0l1H2U3T
dama*	1b2P3P
damage	0U1d2O3O
damage $	0e1S2U3T
dame	1K2N3f
dami*	0L2g3O
damit	0K1R2k3N
damit man	0P1L2h3R
dan	0R1J2a3Z
dana*	0S1c2S3T
danach	0R1e2S3S
dang*	0k1M2O3N
danger	0k1N2O3P
dank*	0H1N2Y3j
danke	0G1L2a3l
dann	0c2K3J
dann*	0a1Z2P3O
danno	0Y1b2O3N
dans	0n1H2S3Q
dark	0I1F2q3H
darl*	0k1J2U
darlehen	0i1K
darlehen #	0d1P
daru*	0a1G2d3L
daruber	0b1S2R3S
darunter	0a1F2f3L
das	0O2T3d
dash*	0d1I2c3G
dashboard	1G2g3O
dashboards	0d1Y2M3L
dat	0O1D2a3f
data	0b1Z203Q
data #	0Z1T
data $	0e182I3a
data :	0f1Q2U3S
data centre	0h1M3T
data lake	0l1K2O3N
data platform	0U1f2M3N
data quality	0Q1d2S3P
data room	0g1O2U3S
data scientist	0b1T3U
data to	0h1O2R3T
data*	0b1Z2L3N
database	0h1P2S3Q
date	0u1D2O3N
date $	0j1N2R3S
date*	0Q1e2R3T
daten	0i1N2T3O
dates	0F1e2b3Y
dato*	0b2N3L
datos	0f2M3K
daue*	0e1R2Q3Q
dauert	0a2T3S
davo*	1Y2Q3Q
davon	1Z2P3N
day	1d2P3K
day #	0Q2e3L
day $	0M2f
day :	0Y3T
day and	0S1b2T3U
day one	1a2Q3N
day surgery	0Z1Z2P3S
days	2d32
days #	0U1b2S3T
days $	0P1P2k3H
days :	0P1d
days and	0a1T
days to	0a1U2R3T
dazu	0K1L2k3N
dazu $	0L1Q2i3Q
db	0P1e2U3U
dc	0Z1U
dcf	0j1Q2R3N
dcf #	0g1M2U3T
de	0R1Z2O
de #	0g1S2F3E
de cada	0Q1N2g3R
de gemeente	0d1I2N3e
de gestion	0k1K2Q3O
de l	0J1Z2d
de la	0L1c2T3Z
de las	0a1F2P3d
de los	0S1Q2d3T
de nuit	0b2R3P
de que	0a1Z2R3P
de travail	0Y1Z2R3P
dead	0i1O2Q3P
dead*	0f2N3S
deadline	0e1P2U3T
deal	0c2O3L
deal*	0Z1a2H3H
dealer	0n1I2O3R
dealer #	0Z1T
dealers	0S1b3U
deals	0Z1Z2Q3P
deals #	0b1S
dear	1C2U3e
deba*	0d1Y2M3N
debajo	0f1P2T3S
debe*	0h1O2R3R
debi*	0Y1Y2O3O
debilidades	0g1P2S3R
debilidades :	0i1N2Q3Q
debit	0c1R
debt	0c1d2D3B
debt #	0a1U
dec	0g1U2G3E
dec #	0P1e2U3T
dec $	0f1U2K3I
deca*	0Y1d2K3I
dece*	0e1T2M3L
december	0d2N3O
december $	0T1d2Q3R
decembre	0U1Z
decent	0g1N
deci*	0h1R2M3L
decide	0b1Q2G3Z
decided	0O1P2f3T
decides	0n1O2J3L
decides $	0h1N2R3Q
decidir	0R1g2R3R
decision	0b2U3D
decision $	0U1a2R3R
decisions	0l1K2R3R
deck	0L1P2a3i
deck $	0K2L3h
deck :	0Y1K2f3R
deck*	0R1c2N
deckungsbeitrag	0I1j2U3U
decl*	0c1U2O3Q
deco*	0L1a2c3U
decy*	1a2N3N
deel*	0e1P
deep	0f1Q2S3T
defa*	0S1e2P3S
default	0S1d2P3S
defe*	1M2P3c
defi*	1c2M3Q
deficit	0b1S
degr*	0h1O2U3R
deho*	0n1J2N3M
dehors	0m1J2O3L
dei	0P1f2R3R
deja	1L2c3Q
del	0J1m223U
del #	1a2S3S
dela*	1b2L3I
delai	0Q1c
delai #	0b1S
delay	2T3T
delayed	0e1Q2U
dele*	0R2a3Y
deli*	0Z1a2F3F
deliver	0Z2R3N
delivered	0c1Q
delivery	0R1h2K3N
dell	0R1c2T3S
dell*	0G1Y2G3k
della	0M1f2K3a
delt*	0K1J2m3P
delta	0P1M2g3T
dem	0T1a2Y3B
dema*	0h1R2M3B
demand	0g2I3H
demand for	0d1R2S3R
demanda	0h1N2S3U
demande	0S1g2P3M
demant	0U1O2d
demo	1b2R3O
demo*	0h1T2J3K
den	0f1S2P3B
dene	0U1e2M3N
dens*	0f1P2T3U
dent*	0U2J3c
dental	0T1c2N3N
depa*	0j1R2M3J
depart	0g1P3T
department	0U1a2T3U
departments	0k1J2U3S
depe*	0Y1Z2J3J
dependiente	0S1c2U3T
depends	0d1T2R3S
depends on	0c2O3S
depense	0T1a3U
depl*	0g1M
depo*	0Z2M3R
depois	0S1c2U3S
deposit	0d1S2T3Q
depot	0P1a
depots	0P3a
dept*	0S1b2S3R
depth	0Y2T3T
depu*	0m1I2S3P
der	0U1c26
der innendienst	0e1R2T3S
der kunde	0m1J2R3N
derb*	1d2M3O
derby	0Y1b2P3Q
derby #	0d1O3T
des	0R1g2U3I
des donnees	0f1O2R3S
desa*	0P1S2O3f
desc*	1U2a3J
desd*	0d1P2U3U
desde	0e1P2U3T
desde #	0d1R3U
dese*	0N1l2L3K
desi*	0b1L2a3R
design	0k1M2M3R
desk	0g1P29
desk $	0l1J2P3N
desk and	0f2O3N
desk*	0i1M2R3T
desks	0e1R2S3T
desp*	0n1I2S3P
dess*	0Y1L2O3d
dessus	1M2R3d
dest*	0T1b2S3Q
deta*	0j1N2K3S
details	0i1O2M3T
dete*	0q1E2R3P
detect	0g1N2T3S
detect :	0e1Q2T3T
detection	0m1H2T3T
dett*	0T1N2S3d
dette	0g1O3S
deud*	0l1J2T3S
deuda	0l1K2S3R
deuda $	0g1P2T3S
deut*	0g1L2S3R
deutsch	0d1Q
deux	1c2L3Q
dev	0g1P2R3T
deve*	0b2N3M
development	0b2Q3O
devi*	0d1L2Y3K
deviation	0b1M2Z3S
device	0m1K2O3S
devo*	0U1K2h3I
deze*	0O1j2O3N
dezembro	0g1P2R3S
di	0T
di #	0i1M2T3T
dia	0U1J2M3g
diag*	0S1a2d3H
diagnostico	0U1c2R3O
dial*	0Z1a2O3P
diallo	0g1O2U3U
dias	0d1S2Q3P
dias $	0U1a2U3U
dich*	0c2O3N
dicht	0c2P3N
dict*	0M1P2L3j
dictated	0M2M3f
did	0R1b2U3Q
did :	0k1J2U3T
did last	0P1d3U
did not	0j1H3M
did the	0I1a2P3e
did we	0T1b2Q3S
didn	0I1g2R3c
didn t	0J1h2R3Z
die	1U3U
die marge	0d1S2R3P
die qualitat	0e1Q2U3U
die raffinerie	0h1N2Q3Q
die schule	0g1O2R3R
died	0b1L2S3a
dien*	0M1h2R3M
dienstag	0I1e2a3P
dies	0g1P2U3T
dies*	1O2b3T
diesel	0a1M2Z3R
diesel #	0Z1T
diez	0j1M2O3O
diff*	0D1K2y3K
differ	0Q1a2Z3O
difference	0H1H2p3I
difference to	0L1Q2h3R
differences	0J1L2m3M
differences to	0O1Q2f3R
different	0N1k2M3S
dige*	0i1N2Q3P
digi*	1U2E3b
digital	1b2O3G
digitale	0f1P2U3T
dili*	0O2P3e
diligence	0Q2Q3a
dime*	0K2N3f
dinn*	0S1J2R3g
dinner	0U1J2P3g
dioc*	1O2T3c
dire*	1R3U
direccion	0c2O3L
direct	1Z2F3Z
direct #	0f1O
directeur	0Q1S2Q3e
direction	0Q1f2K
directly	0d1R2U
director	0Z1T2C3b
director $	0g1R2S3N
direttore	1Q2b
disc*	0S2B3j
discharge	0b1Z2P3P
disclosure	0Q1d3J
discount	0d2L3K
discount $	0j1O2O3M
discount rate	0e1Q2U
discounts	0l1D2K3U
discussed	0G2J3k
discussion	0Q1f2L
disp*	0d1Z2C3A
dispatch	0b2N3O
dispatch $	1Y2S3Q
dispute	0S1d2Q3O
disr*	0g1N2T3U
disruption	0g1P2T3T
disruption $	0f1Q2T3T
dist*	0a2B3T
distance	1Z2U3R
distribute	0b1T2R3T
distribution	0c2P3P
district	0O1i2P3N
dit	0T1Y2N3Z
divi*	0U2c3D
dividend	0T1a2R3S
divider	0J1T2g3K
dlug*	0g1P2U3T
do	0O1b2Q3a
do #	1Z2N3O
do $	0G1E2Z3m
do a	0U2b3K
do both	0a1c2H3C
do i	0a1e2N3M
do it	0R2L3e
do not	0D1I2Z3k
do people	0U1d2S3S
do that	0K1L2n3H
do the	0G1n2U3O
do we	0J1i2B3Z
dobr*	0h1N2U3U
dobrze	0d1Q
doc	0S1c3T
dock	0Z2S3O
docs	0l1O2L3N
doct*	0f1G2a3H
doctor	0Z1K2c3P
doctors	0d1S2S3S
docu*	2M
document	0R1H2Q3j
documents	0g1M2T3O
does	0U1b2U3O
does and	0h1O2S3R
does it	0k1T2H3H
does not	0Q2f3I
does the	0S1f2M3L
does what	0R1i2I3F
does*	1H2c
doesn	0P1M2f3a
doesn t	0Z1M2Z
dog	1J2b
dogw*	0i1P2Q3P
dogwood	0i1P2N3N
doin*	0b1Y2J3I
doing	0a1Z2J3J
dois	0g1P2P3R
doll*	0e1O2a3M
dollars	0h1Q2T3M
domi*	0N1K3e
don	0Q
don t	0Q1P2d3R
dona*	0f1T2O3L
dond*	0Z1Z2Q3N
done	0d2B3Q
done $	0d2I3G
donn*	0U1e2J3M
donnees	0f2O3O
dono*	0b1R2Z3G
donor	0g1L2Y3O
donors	0U2a3L
dont	0N1A2f3d
door	0e1b2E3D
door $	0Z1Z2K3M
door*	0j1J2N3O
doors	0k1L2Q3Q
dopo	0S1R2P3d
dorn	0b1S
dorn #	0Q1c
dos	0U1U2E3e
dos #	0T1a
doss*	0c1Y2L3K
dossier	1d2M3K
dossier $	0Y1Z2M3M
dost*	0p1J2L3M
dostawcy	0h1O2P3P
doub*	0U1I2S3f
double	1Z2a3M
doubled	1M2S3d
dove	1L2d3O
down	1T2Z3S
down #	0q1C2Q3T
down $	0S1P3a
down and	0H1l3T
down by	0l1J2T3S
down from	0e1P
down to	0Y2O
down*	0a1Z2L3M
downside	0e1P
downside :	0a1T
dpa	0h1N2U3R
dpo	0J1c2O3f
dr	1S2A3e
draf*	0j1G2T
draft	1I2b3Z
draft :	0e1S2U3U
draft for	0L1L2a3d
drai*	0Q1S2Q3e
draw	0J2f3Z
draw it	0K1J2k3S
draw that	0U1K2J3g
draw who	0Q1R2f3M
draw*	0Q1a2S3Y
drawing	0Q1b2T
drawn	0P1S2T3e
drei	1a2S3B
drei falle	2U3U
dres*	0Q1h2N3P
drie	0N1n2H3G
dril*	0c1T2P3S
drill	0h1N2R3U
drin*	1a2O3N
drinks	1b2O3M
drinks $	0T1c2R3S
drit*	0n1K2N3K
drittens	0j1K2P3O
driv*	0Z1S3Q
drive	1I2Y3b
driven	1Y2U
driver	0M1f2M3b
driver #	0T1Z
drivers	0h1T2J3K
drivers are	0g1P2S
drives	0R1Z3P
dron*	1E2e3e
drone	0Y1F2e3Z
drop	0R1d2O3U
drop $	0j1M2O3O
drop off	1J2P3g
drop*	0e1S2J
dropped	0a1Q2U3a
drops	0c2O3N
drops out	0d1Q2T3T
drops to	0d1R2U
druc*	0Q1O2e3U
drug*	0k1K2O3P
drugs	0b1S
dry	0b1T2S3S
dry run	0k1L2R3Q
drye*	0b1S
dsn	0e1Q2U3U
dsn native	0d1R2U3U
dso	0i1L
du	0J1l2Q
du #	0K1e2S3a
du groupe	0N1i2T3S
duas	0k2H3J
due	0b1S3I
due #	1a2T3Q
due $	0i1Q2R3O
due diligence	0N2Q3d
dupl*	0d1U2O3T
duplicates	0g1R2P
durc*	0T1g2I3K
durch	0N1j2K3N
duri*	0Z1M2R3d
during	1K2Q3e
during the	0i1L2U3U
dus	0e1M2N3Z
duti*	0K1j2S3P
duties	0I1m2R3M
duty	0Z1a2N3M
duty officer	0j1M2S3Q
dwa	1N2O3c
dye	1Z2P3N
dyna*	0l1I2P3Q
dynamic	0j1J2Q3S
dyre*	0T1b2T3R
dyrektor	0U1b2S3R
dzia*	0k1M2O3Q
dzie*	0O1i2C
e	1b2M
e #	0l1L2Q3P
e $	0T1O2P3f
e a	0U1Q2e3O
e commerce	0h1O2S3T
e il	0i1M2Q3S
e logistica	0g1P2R3R
e mail	0L1Z2S3f
e o	0k1O2P3R
e sforzo	0i1M2S3S
e trucks	0e1Q2U3U
e un	0g1Q2T3P
each	0S1U2e3B
each $	0Y1T2Z3H
each could	0e1S2P
each line	0P1O2g3R
each of	0a1e2J3O
each one	0P1O2f3R
each other	0O1T2j3D
each side	0d1K2b3S
each with	0a1B2i3K
earl*	0c1Y2I3L
earlier	0k1K2R3S
early	0a1b2K3K
early #	0O1e2U
earn	0Q1e2S3T
earn*	0l1O2H3K
earnings	0e1O2S3S
earns	0Y1Z2H3O
earns its	0T1b2R
easi*	0a1a2O3R
easily	1d2O3R
east	0l1K2R3R
east*	0e1P2U3U
easy	0Z1O2c3I
easy $	0Q1d2U3U
eats	0T1c2R3Q
eats the	0S1c2R3R
eau	0N1i2S3R
ebit	0S1b
ebit #	0d1P
ebit*	0d1U2J3J
ebitda	0Z1Y2K3K
ebitda #	1Z2R3T
ecar*	0L1R2i3Q
ecart	0L1P2i3R
eche*	0K2i3N
echelle	0M2g3O
ecol*	0g1P2R3R
econ*	0M1k2Q3Q
ecra*	0S1S2e3K
ecran	0U1Y2Y3N
edge	0U1b2R3P
edi	0Z1T
edif*	0S1c2P3S
edificio	0U1a2S3U
edit	0Y2S3S
edit*	0f2F3B
editor	0e1S2O3K
educ*	0f1Q2T3U
education	0d1Q2T3S
een	1K2i36
eerl*	0T2a3J
eers*	0e1T2L3M
eerste	0Z1Z2M3O
effe*	0S1h2K3L
effect	0e1U2O3R
effo*	0a1c2C3F
effort	0Y1c293Q
effort :	0h1S2R3O
effort and	0Y1U2P3Y
effort high	0j1K2R3S
effort low	0i1N2R3S
eige*	0Z3G
eigen	1U2Z3Q
eigen risico	0c1R2U
eigenmittel	0e1O
eigh*	1c2D3T
eight	0S1f2G
ein	0c1Q2B3Z
eina*	0j1L2P3S
einarbeitung	0h1O2R3T
eine	0a2R3D
eine seite	0b1F2e3Q
eine*	0S1c2G
einen	0S2L3b
einer	1Z2R3P
einer seite	0L1j2S3S
eink*	1c2G3G
einkauf	0c2K3K
einkauf $	1c2N3N
einl*	0c1S2U
eins*	0Z1a2Q3J
eith*	0T1f2J3R
either	0S1e2I3S
either way	0f1P2T3S
either we	0Z3T
el	1U2Q3S
el #	0c1S2S3T
el cliente	0Z1M2d3O
el organigrama	0J1n2P3L
el precio	0f1Q2R3Q
ela	0j1K2U3T
elec*	0Z1a2B3Q
election	0S1h2R3M
electric	0Z1a2K3M
electricity	0T1Y2J3Y
electrics	0f1O
eleg*	0R2b3N
elek*	0O1j2L3N
elem*	0I1d2d3Q
elet*	0h1M2U3S
elev*	0a1U2T3U
eleve	0S1d2U3S
eleven	0S2U3Y
eleves	0i1L
elf	0k1L2O3R
elio*	0a1T
elior	0b1S
elior #	0Y1U
ella	0i1O2T3R
elle	0h1G2Y3O
elm	1Y2R3U
elm #	0U1Z
else	0U1U2a3M
else $	0H1b2f3M
else on	0K1M2l3L
else*	0g1Q2S3T
elsewhere	0g1Q2R3S
em	0Y1T2b3D
em #	0Z2R3U
emai*	0j1M2R3Q
emba*	0i1N2P3P
embe*	0R1g2O3P
emer*	0Z2Q3Q
emergency	0e1T2P3P
empf*	0n1I2K3L
empfehlen	0e1P2R3Q
empfehlung	0m1N2L3M
empfehlung :	0e1Q2P3Q
empl*	0Y1c2E3B
emplois	1Z2U3U
emplois :	0c1R
employed	0U1b2U3T
employee	1a2S3P
employer	0O1i2Q3O
empr*	0k1K2R3T
empt*	0T1b3D
empty	0O1d3B
en	0Y1U3H
en #	0Y1a2J3M
en de	0b2P3Q
en een	0h1N2R3T
en el	1c2F3K
en la	0U1Z2K
en ligne	0U1b2R3T
en moins	0g1R2Q3S
en retard	0d1O2U3U
enca*	0g1O2T3S
encr*	0Q1f2P3Q
end	0d1M2O
end #	0k1K2U3U
end $	0Y1E3Y
end :	0j1L2P3P
end is	0k1K2R3R
end of	0k1Q2I3G
end to	0m1R2J3I
ende	0U1a2G
ende #	0a1U
ende steht	0k1K2O3M
ende*	0Y2M3Z
ended	0a1T2K3Y
endi*	0i1M2U3T
ending	0i1M2T3T
endo*	0m1O2J3O
ends	0S
ends $	0e1L2Y3N
ends in	0h1P2N3O
ener*	1Y2U3N
energia	1c2P3P
energie	0Z1U2M
energie #	0f1O2U3U
energy	1d2T3E
energy #	0h1N2U
enero	0g1O2S3S
enero $	0g1N2R3S
enfa*	0d1P2U3U
enfe*	0l1L2N3P
enfermeria	0f1Q2S3Q
eng	0g1P2R3N
enga*	0L1l2L3S
engagement	0L1m2O3P
engagement index	0M1g
engi*	0c2A3U
engine	0k1N2K3R
engineer	0U1Y2L
engineering	0Y1d2K3K
engineering #	0c1Q
engineers	1Z3T
engines	0h1M2R3R
engl*	0Q1H2h3b
english	1K2d3c
enou*	0j1L2R3R
enough	0j1L2Q3R
enqu*	0T2K3b
enquete	0U1b2J
enro*	0R1f2Q3T
ent	0Y1U
ent #	0Y1U
ente*	0a1e2G3G
enter	1e2O3L
entered	0h1O2S3R
enterprise	0O1f2T3S
enterprise #	0d1P
entertaining	0b1U2U3R
enti*	0P1f2e3J
entities	0T1c2R3T
entities $	0T1c2Q3R
entity	0S1d2T3S
entl*	0U1c2S3R
entr*	0Z1Y2T3A
entre	0I1f2f3H
entre #	0f1P2U
entrees	0T1a
entrega	0o1J2O3P
entreprises	0d1P
entreprises #	0f1O
entry	0U1c2Q3Q
ents*	0Z1d2K3M
entscheidet	0d1R2T3T
entscheidung	0S1c2R3Q
entw*	0Z2U3S
enva*	0R1f2Q3P
eoli*	0T1f2O3M
epc	1a2R3R
eps	0K1i
equa*	0P2e3H
equal	0J1Z2h3M
equi*	0d1a2836
equipa	0b1Y2M3M
equipe	0h1O2P3M
equipment	0T1c2R3Q
equity	0d2L3K
equity #	0g1M
equity value	0H1m3T
er	0L1M2e3a
erfu*	0Q1f2M3P
erfurt	0Q1e2O3Q
erge*	0R1Z2M3Z
ergebnis	0Q1g2M3K
ergebnis :	0e1O
ergi*	0T1c2R3T
ergibt	1b2P3S
ergibt sich	0R1c2U
erp	0m1L2J3J
erp $	0l1K2Q3P
erp :	0U1c2Q3N
erro*	1d2M3N
error	0c2O3O
error rate	0S1b2U3U
errors	0Z1Y2R3R
erst	0M1e2Z3N
erst*	0e2D3H
ersten	0T1c2N3R
ersten jahr	0U1a2S3Q
erstens	0i1L2U3T
es	0U1P2Z
es #	0a2N3Q
es an	0M1i2O3P
es fehlt	0g1R2P3P
esca*	0i1Y2D3F
escala	0O1g2U3S
escalate	0l1O2P3K
esco*	0M1j2P3N
escu*	0g1P2Q3S
eseg*	0i1O2Q3P
esegue	0h1N2Q3Q
esg	1Y2S3U
espa*	0T1N2P3d
espe*	0d2M3L
espera	0g1M2T3S
espr*	0e1Q2U3U
esse*	0P1f2U3T
est	0S1e2O3O
est #	0R1c
est le	0P1d
esta	0i1M2U3D
esta*	0Z1T3P
estamos	0f1R2R3T
estate	1e2M3I
estates	1M2S3c
estates #	0c1R2U
esti*	0Y1I2e3Q
estimate	0T1J2g3P
estu*	0g1Q2S3S
et	0d1S2O3T
et #	0d1R2S3R
et a	0f1P2S3S
et la	0Q1e2T3P
et le	0g1Q2N3R
et un	0Y2S3R
etf	0g1P2R3U
etud*	1b2O3N
etude	1a2P3N
etude de	0Q1f2O3L
eu	2Y3H
eu #	0R1b
eur	1c2K3K
eur m	0l1L2Q3P
euro	0q1J2L3J
euro*	1e2D3H
europe	2U3U
europe #	0i1K3U
european	0Q1e2S3S
euros	0c1Y2H3K
euros $	0P1j2M3N
eux	0T1R2d3O
ev	0N1j2P3N
evac*	0f1P2T3T
evacuation	0e1R2T3T
eval*	0j1N2R3R
even	0U1R3a
even $	1S2M3d
even in	0f1P2Q3Q
even*	0b2L3U
evening	0R2K3e
evening #	0g1O3U
evening :	0f1P2U3R
event	0Z2O3R
events	0i1R2P3N
ever	0L1Z2H3f
ever $	0Q1T2L3d
ever*	0a1c2B3M
every	0k1J2S3M
every #	0N1f2U3U
every night	1Z2P3S
every year	0M1M2N3j
everybody	0a1N2J3a
everyone	0P1g2H3U
everything	273Y
everything $	0R1j2F3B
everything else	1b2P3N
everything goes	2T3Q
everywhere	0L1j2L3I
evid*	0E1c2i3a
evidence	0N2U3e
ex	0T1K2T3f
exac*	061b2e3i
exact	0N1d2b3Q
exactly	0G1Z2J3k
exam*	0T2a3H
example	0S2a3K
example /	1L2b3O
exce*	0g1P2D
exceed	0f1O
excel	1a2Q3Q
excelente	0a2U
excellent	0i1N2P3S
excellent $	0Y
except	0o1J2L3L
excess	0T1a3U
exch*	0j1O2S3P
exchange	0h1P2R3O
excl*	0k1Q2K3E
excu*	1d2O3L
excursion	1Z2P3N
exec*	0P2K3c
executive	1Y2S3T
exem*	0a1T
exig*	0j1M2P3Q
exige	0h1P2S3S
exis*	0I1c2O3i
existing	0P1e2U
exit	1e2L3H
exit $	0Q1e2P3N
exit multiple	0Q1f2U3U
exit*	0o1D2S3R
exits	0k1H2R3R
expa*	0O1h2Q3N
expansion	0F1n2Q3N
expe*	0j2939
expects	0i1L2R3R
expense	0U1a2S3T
expense ratio	0d1R2U
expenses	1a2S3Q
expenses #	0a1T
expensive	0c2L3L
expensive $	0j1N2P3P
experience	0e1S2O3P
expert	0k1N2N3P
expi*	0k1N2O3O
expl*	0S1a2c31
explain	0H1j2c3D
explain to	0N1e2T
explained	1e2L3K
exploitation	0g1O2R3S
expo*	0m1N2K3J
export	0m1J2P3O
export $	0f1Q2R3Q
exports	0e1Q2S3T
exposure	0Q1e2U3U
expr*	1P2U3b
exte*	0U1i2H3L
extend	0k1L2R3O
extended	0S1P3e
extension	0S1g2S3M
external	0O1f2U3U
extr*	0a1a2O3L
extra	1a2P3R
extraction	0e1P2S3R
f	0c1S2U
f #	0Z1U
fa	0G1k2N3Z
fabr*	0j1L2O3O
faca*	0i1L
facade	0e1O
fach*	0k1N2O3Q
fachkrafte	0i1N2P3S
faci*	0Y1F2f3J
facile	0h1P2S3S
facility	0g1N2U3T
fact	0Y1c2M3I
fact*	0b1S2I3Y
factor	0c1Q2U
factory	1a2Q3P
factory $	0h1O2T3Q
facturation	0b1S
facture	0e1P
facu*	0h1O2S3T
faculty	0i1M2T3U
fahr*	1c2J3N
faib*	0a1G2b3M
faible	0Y1L2b3M
faible $	0R1N2f3N
fail*	0n1J2P3P
fails	0i1O2R3R
failure	0j1L2S3S
fair	0f1U2H3G
fair #	0a1T
fair price	0d2P3O
fair*	0O1e2U3U
faire	0U1Y2a3M
fairness	0Q1Z2R3Y
fairness opinion	0Q1b2R
fait	0M2Y3c
fait quoi	0T2Z3L
fakt*	1d2L3H
falk	0j1N2Q3L
fall	0h1N2Q3Q
fall*	0T1c2Y3D
falle	0S1d2P3Q
falling	0T1T2c3R
falls	0e1M2Y3K
fals*	0j1K2T3T
falt*	0b1Y2L3K
falta	0a1Y2M3L
falta licencia	0f1P2T
fami*	0c1Q2P
families	0g1S2O3O
families $	0h1P2N3P
family	0b1O2P
far	0J1m3G
far $	1e2O3M
fara*	0f1P2S3T
farah	0e1Q2T3U
fare*	0g1M2T3S
fares	0e1O2T3T
farm	0U1g2K3J
farm manager	0Q1f2T3T
farm*	0j1T2J3E
farmers	0h1N2R3R
farmers union	0e1S2T3T
farming	0U1f2P3L
farms	0Z2S3P
fase	0a1K2b3Q
fase*	1d2O3N
fast	0N1f2K3Z
fast $	0G1e2Q3e
fast*	1d2G3P
fati*	0g1P2Q3P
fatu*	0g1N
faul*	1d2N3Q
faut	0N1g2Z3M
favo*	0T2e3D
favor	0O1K2j3P
favour	0l1M2L3N
fax	0o1H2N3P
faz	0R1f2R3R
feat*	0T1g2H3L
feature	0T1f2M3P
features	1b2P3O
feb	0b2C3O
feb #	0a1U3R
feb $	0T2M3Y
feb mar	0I1k2T3R
febr*	0f2I3F
february	0d2L3H
february $	0g1S2M3J
fech*	0S1M2g3R
fede*	0M1j2S3R
federation	0I1k3T
fee	0q1M2F3F
fee #	0d1Q
feed	0j1L2S3S
feed*	0a1R2F3Z
feedback	0P1d2N
feeds	0d1P2L
feel	0L1N2d
fees	0h1H2K3Z
fees #	0e1S2S3T
fees and	0f1O3U
fehl*	0i1G2I
fehlen	0h1O2R3P
fehlt	0Y1K2N3b
fell	0M1l2F3K
fell #	0P1e
fell by	0g1N2U
fell to	0e1P
fenw*	1Y2U
fenwick	1Y
ferm*	0g1R2O3N
fern*	0Z1L2K3c
ferr*	0Y1Y293Z
ferrum	0i1M2O3T
ferry	0O1i2M3P
fert*	0c1N2L3Z
fertig	0R1T2K3e
fertiliser	0d1J2Q3d
fest*	0U1b2T3F
festival	1Y2Y3L
festivals	0Y
fetc*	0b2T3R
few	0h1H2Q3Z
fewe*	0c1P2Z3I
fewer	0h1S3J
fi	0h1M2P3S
fica	0S1c2U3S
fich*	0l1I2R3Q
fico*	0T1b2U3U
ficou	1b2T3T
fide*	0j1L2R3O
fiel*	0g1Q2a3C
field	0j1R2T3I
field for	0M2b3N
fields	2Z3T
fieles	0d1S2S3T
fieles $	0e1R2S3S
fift*	1Z2O3Q
fifth	0U1b2O3O
figu*	0P1c3S
figure	0Q2T3g
figures	0T1d2Z3D
file	0o1I2L3M
file and	0Y1U
file*	0l1H2R3P
fili*	0f1U2E3O
filiale	0U1S2P3d
filiales	0h1N2Q3P
filing	1a2S3S
fill	0d1M2Y3N
fill in	0e1M2J3Z
fill the	0S1L2h3N
fill*	0j1Q2L3J
filled	0g1N2R3T
fills	0c1U2P3M
film	0N1i2P3P
filt*	0h1O2S3T
fin	0s1F2K3L
fina*	0Z1Z2O3O
final	0Y1R2Z3U
finally	2L3Z
financas	1Y2Q3R
finance	0U1b2O
finance $	0o1J2L3K
finance pays	0c1Q
finance r	0h1P2T3S
financial	0Q1d2T3S
financing	0T1b2S3R
finc*	0U1b2T3T
find	0O1O2c3f
find*	0g1U2I3I
findings	0a1S
fine	0Y2O
fine #	0b1S
fine $	0M1H2Z3f
fini*	0e1N3R
finish	0q1F2M3N
finished	1Y2Y3D
finished $	3L
finishing	1L2b3Q
fino	0f1O3U
fir	0S1d2O3S
fire	0d1Z2E3K
fire brigade	0h1P2Q3Q
fire drill	0e1O2U
fire*	0h1L
firm	0I1c2K3g
firm*	0e1U2H3H
firma	0n1H2P3O
firms	1Z2S3R
firs*	1S2a3P
first	0U1T2Z3Q
first #	0S1b2T
first $	1f2U3A
first :	1S2d3R
first aid	0k1L2N3T
first and	0K1O2k3Q
first floor	0f1O2T3T
first is	0e1Q2S3R
first page	0P1I2h3b
first the	0F1K2i3f
first three	1Z2O3S
fisc*	0k1M2R3R
fiscalite	0i1N2S3R
fiscalite r	0f1Q2T3S
fish	0N1h2N3U
fit	0f1R2d3H
fit out	0U1b2T3Q
fitt*	0n1J2Q3L
fitted	0k1O2S3M
fitters	0d1R
five	0S
five $	0h1E2e3I
five minutes	0c1L2a3J
five years	1Y2U3U
fix	0l1K2Q3G
fixe*	1b2L3I
fixed	0U1c2O3N
fixes	0c1R2U3U
flag*	0k1N2P3O
flas*	1b2M3K
flash	1a2O3L
flash $	0U1d2R3P
flat	0O1c3Y
flat*	0g1M
flats	0d1Q
flee*	0T1e2U3E
fleet	1a2T3E
fleet $	0e1T2P3N
flex*	0f1O2T3U
flexibility	0g1N2T3U
flig*	0N1f
flight	0P1f2U
flip*	0O1a2P3Z
flipchart	0N1c2Q3a
floa*	0R2c3Q
float	0b2P3R
floo*	0d1Y2N3G
flood	0Q1g2Q3O
floor	0d2L3K
floor $	0Z1O2d3Q
floor plan	0d1S2T
floors	0N1f2a3K
floors $	1e2P3O
flot*	0U1J2M3f
flota	1J2M3f
flow	0O1i2O3J
flow*	0e1J3M
flu	0l1I2U3T
flux	0K1Z2g3N
foi	1L2N3g
fois	0S2b3M
fold*	0Q1Q2e3Q
folder	0N1R2d
folg*	0n1I2P3P
folgen	0k1L2Q3Q
foli*	0K1a2e3P
folie	0M1T2g3Q
foll*	0Q1a2N
follow	0J1b2S3e
follow the	0Q1b2M3U
following	0Q1a2K
fonc*	0U1c2S3P
fond*	0U1R2d3U
fondo	0Q1Q2d3S
fondos	0h1N2R3S
fonds	0j1M2S3P
font*	0K1Z2g3K
fontes	0Z1Z2O3Q
food	0Z1f2E3A
food #	0g1M
food $	0d1Y2Q3N
foot*	0U1Y3R
football	0R2R3c
football field	0N1U2d3N
footfall	0f2O
footprint	0f1a2K3O
for	0J1Z
for #	0a1Z2J3H
for $	0i1P2M3I
for :	0e1O
for a	0N1Y2b3Z
for all	0Z1H2b3Y
for an	0Z1Y2T3M
for approval	0f1P2U3T
for each	0T2Z3M
for free	0h1Q2P3Q
for friday	0b1Q2Q
for it	0i1G2Y3L
for monday	0I2d
for my	0J2N3h
for next	1e2N3O
for now	0O1I2J3l
for one	0T2c3I
for our	0Z1c2N3L
for the	0B1f2Z3a
for thursday	0P1Q2g3M
for two	0h1N2T3T
for us	0c1U2R3R
forc*	0f1N2R3T
ford*	0p1H2N3P
fordermittel	0f1R2Q3S
forderung	0j1L2S3S
fore*	0e293O
forecast	0b1Z2I3E
forecast #	0f1N2U3U
forecast $	0Y1a2O3N
forecast for	0S1b3U
forecasting	0a2P3T
forg*	0J1c2H3i
forget	0R1Y2Q3a
fork	0O1g2Y3I
fork*	0Q1d2Q3Q
form	0h1K2U3U
form*	0k1C2Q3U
format	0M1O2N3i
formation	0i1O2P3P
forms	0j1L2O3Q
formulare	0f1Q2S3R
fort	0Z1J2d3L
fort $	0k1M2P3O
fort*	0o1B2H3T
fortalezas	0e1Q2U3U
fortalezas :	0c1S2U3T
forte	0f1O3U
forty	0l1D2G
forw*	0U1U2K3g
forwards	0c1T2T3R
foto	0E2k3J
foto*	1c2M3M
foun*	0b1T2I3Y
found	0j1K2K3Y
foundation	0b1e2J3G
foundation $	0i1M2S3S
foundations	0P1c2d3N
founded	0i1K2S3Q
founded in	0l1K2T3P
founder	0U1L2O3e
founders	0T1b2S3U
four	1c2P3O
four $	0c1H2L3Z
four boxes	0J2i3K
four corners	0Z1K2e3J
four months	0h1M2T3U
four of	0Z1b2N3L
four parties	0Y1Y2P3Q
four people	0Z1c2N3Q
four years	1Y2R
four*	0Z1a2I3K
fournisseurs	1Z2R3T
fourteen	0h1M2O3P
fourth	0h1P2U3S
fp	0h1M2R3S
fp &	0l1J2R3Q
fr	0l1J2U3S
fr #	0e1Q2U3U
frag*	0S1e2K3K
frage	0H1m2N3O
fragile	0b1T
fram*	0R1g2P3N
frame	0a1Y2O3O
fran*	1a2O3O
france	0j1K2S3S
franquicias	0Z1a2M3M
frau	0S1R2L3e
frau*	0s1I2M3J
fraud	0m1J2R3Q
fray*	0i1O2S3O
free	0O1Y2c
free $	1F2e3J
free*	0l1Q2F3G
freeze	0m1G2P3Q
freeze :	0c1R
freezes	0T1c2T3U
frei	0O1b2d3L
frei*	0e1O2P
freigabe	0e1Q2S3S
freight	0a1S2T
freight $	0j1J2O3O
freq*	0k1L2S3Q
frequentation	0g1K2U3U
fres*	0j1B2P3d
fresco	0h1L2U3U
fresh	0e1H2R3e
fri	0e1T2T3Q
fri #	0Z1U
frid*	0Q1Z2P3a
friday	0O1U2P3e
friday #	0g1N2T3U
friday $	0O1P2J3i
fridays	0S1h2K3N
frie*	0e1L2a3N
frio	0T1c2Q3R
from	0R2K3d
from #	0R1h2F3A
from $	0a1Q2L3Z
from :	0O1K2S3i
from and	0M1h
from day	0h1M2U
from left	0Q1a2a3P
from my	0O2M3h
from the	0T1R2P3e
from this	0U1U2O3c
from us	0I2k3M
from year	0i1M2U3R
from yesterday	0L1o2T3F
fron*	0b1L2d3I
front	0e1M2b3K
front desk	0f1P2S3S
froz*	0i1L2Q3R
frozen	0o1J2N3R
fruh*	0o1F2N3P
fruher	0g1N2R3T
fte	0i1M2U3U
fuel	0e1S2R3P
fuel #	0S1a
fuer*	0h1N2R3Q
fuera	0h1P2R3P
fuhr*	0h1S2K3M
fuhrt	0a1Y2O3N
fuhrt aus	0c1S
fuhrt durch	0S1c2S3S
fuit*	0j1L2N3O
fuites	0g1O2R3R
full	0Q1O2j3M
full $	1K2f3Q
full /	1c2L3L
func*	0S1f2R3O
fund	0S1i2D3A
fund #	0c1Q
fund*	0Z1b2E3L
funding	0d2I3H
fundraising	0b1F2S3f
funds	0P1f2T3R
funds flow	0Q1f2U3T
funf	0e1T2P3R
fur	0L1l2T38
fur den	0b1U2U3M
fur die	0a1Z2F3H
furn*	0d1Y2H3L
furnace	1e2M3O
furniture	0g1Q2P3U
furt*	0Z1H2d3R
further	0T1Q2d3U
fusi*	0I1g2O
futu*	0T1e2P3S
fx	0c2Q3R
fy24	0Y2T3Q
fy27	0Y1a2L3P
g	0i1L2R3P
gaat	0b2O3N
gaat naar	0c1S
gain*	0f1Y2L3O
gall*	0a2O3P
game*	1a2Q3Q
games	0U1b2P3N
games #	0T1a
gap	0a1M2b3E
gaps	0Y1J2f3O
gara	0c2Q3S
gara*	0i1L2U3P
gard*	0U1Z2K3Z
garden	0Z1L2O3d
gart*	0Z1U3U
gas	0d2I3I
gas #	0Z1U
gas $	1Z2S3Q
gas :	0b1S
gast*	0f1U2O3L
gate	0i1O2T3P
gate*	0h1S2L3J
gateway	0f2L3H
gave	0c1U2R3R
gdan*	0a1L2d3O
gdansk	0Y1H2e3O
geen	0b1I2Z3J
gefa*	1Y2P3Q
gefr*	0h1N2U3T
gefragt	0g1O2T3S
gefragt $	0d1R2U3U
gege*	0L1U2h3K
geha*	0g1O2U3T
gehe*	0L1c2N3b
gehen	0P1f2P3N
geht	0j1J2S3K
gel	0O1h2R3Q
gelb	0e1Q2U3U
geld	0c1S2R3Q
geme*	0a1S2G3a
gemeente	0U1T2K3c
gemeente #	0b1R
gemi*	0l1K2O3Q
gemiddeld	0h1N2S3U
gena*	0Y1Y2L3O
gene*	2P3U
general	0f1T2Q3N
generated	0I1e2R3c
generation	1c2Q3O
geneva	0c1R3U
geno*	0a1F2g3S
genoa	1N2e3U
gent*	0Z1K2Q3c
gepl*	0U1U2c3M
geplant	0b1L2d3R
gera*	0l1J2O3M
geral	0k1J2N3N
gere*	0Q1T2P3d
geri*	0o1H2O3N
gering	0l1K2P3O
gering $	0j1M2S3R
gering /	0d1Q2U3T
germ*	0b2R3S
germany	0a2Q3S
gesa*	0Q1O2S3e
gesc*	0Z1Y2N3L
geschaftsfuhrung	0Y2S3S
gese*	1Z2S3P
gesp*	0U1S2U3Z
gesprach	0P2b3P
gest*	0a2L3R
gestion	0e1U2P3M
gesu*	0j1M2Q3Q
get	0T1l243F
get #	0f1O3U
get from	0I1m2N3M
get out	0k1I2S3R
get the	0H1n2L3K
geta*	0P1S2h3R
gete*	0P1d
geteilt	0N1f
getr*	0k1O2Q3P
getragen	0h1Q2Q3Q
getragen von	0e1R2S3S
gets	0f1Y2K37
gets #	0g1O2T3U
gets the	2b3H
gets told	0g1O2S3R
gets us	0a1T
gett*	0j1N2N3O
getting	0h1S2N3O
gibt	0h1R2I3I
gift	0g1O2R3S
gior*	0l1K2R3P
giorni	0j1L2M3P
giun*	0e1R2S3R
give	2c3F
give*	0n1G2T3J
given	0e1Q2T3U
gives	0i1I3L
gives #	0m1I2U3S
gives the	0h1N2S3R
givi*	0R1f2Q3R
giving	0S1f2R3R
glan*	0F1d2f3K
glance	0F2k3K
glas*	0Y2Y3I
glasfaser	0e1R2S3U
glei*	0a1N2Z3N
gli	0h1T2N3K
gm	0e1S2S3Q
go	0Y2N3R
go $	0F1l2J
go for	0r1J2H3E
go live	0U1b2O3P
go through	0R1Q2a3b
go to	0a1U2U3U
go with	0Y1e2M3M
goal	0q1I2I3M
goal :	0e1R2S3S
goal at	0f1O2R3U
goal for	0f1R2P3S
goal*	0c1L2c3Q
goals	0g1N2S3T
goed	0T1a2S3T
goed $	0h1N2U3U
goes	0g1T2M3O
goes $	0b1c2J3J
goes :	0i1K
goes in	0P1a2b3R
goes into	0d1R
goes live	0e1Q2T3T
goes the	0e1Q2U3U
goes through	0b2P3P
goes to	0S1R2L3h
goin*	0S2b3I
going	0R1a2Z3J
gold	1R2c3H
golf	0Y1K2O3d
gone	1J2f3O
gone $	0f1P2S3S
good	0d1L2R
good #	0f1O2U3U
good $	1Q2M3c
good :	0j1L2P3Q
good at	0d1F2d3N
good poor	0f1O2T3R
good support	0e1Q3T
good*	0o1J2L3R
goods	0n1J2L3T
goog*	0i1O2P3R
google	0i1Q2P3R
gool*	0b1R
goole	0c1Q
goole #	0b1R
got	0R1Q3e
got #	0O1P2i3Q
got a	0c1S
goto*	0O1h2R3P
gove*	0T1Z2R
governance	1a2G3T
governors	0N1S2c3Y
gp	0k1K2Q3P
graa*	0J1E2q3H
graag	0J1I2n3K
grac*	0E2K3i
grad*	1c2P3N
grade	0a2U3S
graduates	0S1c2S3S
graf*	1J2g3N
gram*	0d1P
gran*	0a1G2d
grand	0R2d3I
grande	0a1J2b3Q
grands	0g1R2R3S
grands comptes	0c1S2U
grant	0a1T2L3Y
grant #	0l1I
grants	0l1I2U3U
grants #	0h1M
grap*	0I1T2k3K
graph	0O1U2f3P
grat*	0l1H3I
gratis	0j1L2O3P
gratis $	0h1P2R3R
grav*	0c2J3H
grave	0e1U2N3L
grave $	0i1Q2M3L
graz	0m1I2N3N
grea*	1H2K3g
great	0e1H2L3d
gree*	0Z1J2Z3T
green	1P2f3G
green #	0a2N3Q
green $	0O1H2k3L
greg	0S1e2R3S
gret*	0i1P2U3Q
greta	0f1R2U3S
grev*	0e1U2R3S
greve	0c1T2S3T
grew	0S1b2T3U
grew #	0S1b
grid	0i1H2c3J
grip*	0c1R2T
groc*	2U3U
grocery	0g1M2U
groe*	0S1H2L3f
groen	0g1P2U3P
groen $	0i1O2S3N
groo*	0I1U2h3M
gros*	0R1Z2d3C
gross	0M1a2f3F
gross margin	2T
gross profit	0c1U2R3T
grou*	1b2Q3I
ground	0f1U2I3T
ground :	0j1L2S3P
ground floor	0Y2T3T
group	0T1g2A3O
group #	0Q1d2U3S
group $	0S1Y2Q3Y
groupe	0U1b2R3P
groups	0b1O2Z3N
groups $	0S1O2d3Q
grow	0P2Q3e
grow*	0Y1a2Q39
growing	0a1R2Y3P
grows	0Z2O3O
grows #	0c1Q
growth	1d2F3F
growth #	0h1M
growth $	0S1c2U3U
growth :	0e1O
growth is	0O1f
grud*	0f1P2Q3R
grun	0j1O2Q3O
grun*	0U1Z3N
grundfall	0J1g2c3T
grup*	0a2P3R
grupo	0i1M2Q3R
grus*	0E1N2K3p
guar*	0o1E2M3N
guarantee	0d1T2S3U
gues*	0S1c2K
guess	2Q3Z
guest	0Y1a2P3J
guests	0T1b2Q3R
guests #	0Z1U
guid*	1J2b
gust*	0T1U2d3O
gut	0Y1A2f3P
gut $	0U1O2c3Q
gut fordermittel	0d1S2R3T
guta*	0e1Q2R3P
gwar*	0f1N2T
gwh	0S1c2R3P
gym	0Q1c2b3J
h	1Z2I3U
h #	2U3T
h $	0R1Z2K3c
h :	0e1P
h1	0Y1Y2Q3O
h1 #	0e1Q2T3S
h2	0h1P2Q3P
h2 #	0c1S2U3T
ha	0d192I3b
ha $	0U1R2Q3b
ha :	0b1S
habe*	0Q1J2L3j
haben	0P1O2N3g
haben wir	0Q1U2O3d
habi*	0f1U2I3K
habitacion	0f1O2R3R
hace	3G
hace la	1a2R3P
hace*	0T1e3K
had	0Z132P3k
had #	0d1S2Q3Q
had a	0b1R2a3O
had no	0b1N2Q3c
had the	0Z1K2L3d
had to	0c1J2N3c
hald*	0R1e2Q3N
halden	0U1b2Q3M
half	0c1b2O30
half $	0e2K3N
half /	1c2K3O
half a	0Y1Q2b3P
half of	0h2H3H
half the	0M1d2c3M
half*	0j1O2O3S
hall	0Z1Z2S37
hall #	0R1b
hall $	0R1e2Z3J
hall*	0T1d2L3K
halle	0Q1d2U3T
halle #	0N1g2U3U
halt	0e1P
halv*	0U1T2c3K
halved	0Z1U
halves	0M2i3H
hand	0Z1Y2S3A
hand $	0U1c2O3N
hand offs	0P1e2U3T
hand*	0Z1c2R33
handling	0O1k2N3N
handover	0m1M2M3N
handover end	0h1O2R3R
handovers	0I1e2f3L
hands	0p1P2G3H
hands $	0c1f2K3K
hands it	0i1M2R3T
hands over	0a1U
hands the	0c1S2U3U
hands to	0b1S
hang*	0T1a2Z3E
hangen	1c2O3O
hangs	0M1Y2g3M
hangs together	0K1h2Y3M
hangt	1Y2P3R
hann*	1G2I3g
hanna	0a1J2N3b
hanno	0g1O3S
happ*	1c2S38
happen	0T1R2e3K
happened	0U1i2I3J
happens	0Y1O2c3H
harb*	0Q1a2c3O
harbour	0R1S2h3Q
hard	0a1b2N3G
hard*	0b1Z2H3E
hardly	0d2N3I
harl*	0Y2U
harlow	0S1c2U
harm*	0a1S
hart*	0k1K2R3R
hartley	0f1O3U
harv*	0Q1f2S3J
harvest	1b2K3N
has	0c1L2G3e
has #	1Z2T3S
has a	0d1N2N3a
has asked	0Y1d2K3H
has been	0P1R2L3i
has it	0f1U2S3O
has strong	0b1S2U3U
has the	2M3Z
has three	0a1L2P3g
has to	0T1S2Y
has two	0q1H2N3L
hasn	0T1S2d3R
hasn t	0U1Q2d3P
hast*	0k1J2R3Q
hasta	0l1I2R3P
hat	0H1O2M3l
hatc*	0c1M2c3R
hatt*	0R1H2P3k
haul*	0K1k2Q3P
haulage	0L1j2P3P
haus	0b1R
haus*	1c2K3J
have	1M2b3Z
have a	0M1Q2j3J
have been	1O3Y
have no	1Q2N3b
have the	1K2a
have to	1J2Z
have*	0T1Y2R3Y
haven	0Q1a2P3a
hay	0c1b2J3J
hay que	0c2M3M
he	0F1D2i3k
he has	0f1M2T3Z
he wants	0S1L2h3I
he was	0G1i2M3Y
head	0f1G2S
head accountable	0e1P2T3T
head of	0d1R2H
head*	0R1T2c
headcount	0P2i3N
headcount #	0n1H2S3U
headcount in	0E1o2U3T
headline	0F1l2a3J
headroom	0U1K2M3h
heads	0a1T2S
heal*	1d2M3H
health	0Q1j2K3G
health #	0d1Q
healthy	0Y1U
healthy $	0Y
hear	0c1J2L3b
hear*	0Q1f2R3M
heard	1Y2U3S
hearing	0T1c2T3P
heat	0c1S2I
heat pump	0a1K2R3e
heat recovery	0Q1d
heat*	0Y1R2b3K
heating	0e2O3M
heating $	0e1O2T3S
heav*	0f1J3M
heavy	0d1J3O
heavy $	1S2a3T
hebb*	0T1K2L3f
hebben	0b1K2L3a
hebe*	0Y1S2Y3P
hebergement	1Z2S3S
hect*	0L1T2h3R
hectare	1b2R3T
hedg*	0U1b2Q3P
hedge	0a1Y2O3P
hedging	0e1P2U
heig*	0N1S2i3L
height	0Q2c3O
heiz*	0T1b2U3U
held	0g1N2R3T
hele*	0g1R2O3M
helena	0j1L2P3N
heli*	0N1h2T3T
help	0a1a2I3N
help $	0N1g3M
help*	0g2J3K
helpdesk	0Y2S3R
her	0M1d2S
her :	0e1H2P3d
here	0I2M3j
here $	0O1S2U3b
here s	0K1d2N3b
heri*	0k1K2S3U
heritage	0i1K2R3S
herk*	0P1b2Z3Q
hero	0G1n2J3M
herr	0H1L2R3m
het	0M2c3Y
heur*	0i1G2Q3a
heures	1G2S3f
heut*	0U1Z2Y3G
heute	2Y3H
heute :	0g1Q2P3S
hey	0J1j2R3O
hi	1G2O3h
hier	0U1D2c3d
hier*	0S1g2N3M
hierarchy	1f2L3L
high	0g1I2Y3C
high #	0i1M2T3U
high $	1T2U3U
high )	0P1f2S3T
high /	0i1Q2Q3P
high effort	0l1L2R3S
high interest	0e1Q3T
high power	0g1O2S3U
high value	0m1H2T3S
high*	0Q1D2k3L
higher	0e1P2T3U
hill*	0U1Z2T
him	1E2L3i
hipo*	0g1R2O3N
hire	1d2M3K
hire #	0f1O2U3U
hire*	0m1I2R3Q
hired	0i1N2Q3P
hires	0g1N2U
hiri*	0a3J
hiring	1Z3L
his	0M1F2H3p
hist*	0f1P2Y3E
historian	0k1K2S3O
history	3N
hits	0S2b
hive*	0g1N2S3U
hiver	0f1O2T3U
hmrc	0j1M2M3M
hoc	0d1T2P3P
hoch	0o1H2N3N
hoch $	0g1O2S3R
hoch /	0e1Q2R3R
hoch*	0R1b
hoja	0S1S3b
hold	0j1H2M3a
hold*	0d2M3F
holding	0e1Q2R3P
holds	0J1l2P3M
holds it	1R2c3T
holi*	0U1P2O3e
holidays	0Y1M2Q3e
holl*	0T1M2M3g
home	0d2G3P
home #	0d1Q
home :	0a1T2U3T
home*	1c2N3L
homes	1a2R3Q
hone*	0Y2M3S
honest	0c2M3K
honestly	0O1a3Z
hoog	0g1O2Q3S
hoog #	0f1P2T3U
hook	1S2c3I
hook $	0R2a3M
hope	0L1R2M3i
hora*	0l1P2L3L
horas	0c2P3O
hors	0Y1Y2L3P
hors*	1P2a3Q
horses	0R1O2e3O
hosp*	0O1a253c
hospice	0S1f2N3M
hospital	0P1f2G
hospitalises	0e1P
hospitals	0c2S3N
hospitals #	0e1O
host	0U1c2P3N
host*	0j1N2P3P
hosted	0e1Q2T3S
hosted in	0e1R2U3U
hosting	0b2S3S
hot	0S1a2a3M
hote*	0K1c2Q3Y
hotel	0D1f2Q3c
hotels	0e1P3U
houd*	0j1N2Q3T
hour	0e1U2B3T
hour $	0U1c2U3R
hour*	0a2N3Q
hourly	0a2U3O
hours	0Y2Q3R
hours #	0g1N2U
hours of	0f1O
hours per	0T1b2U3U
hous*	0Z1U2a3L
house	0S1O2f3N
house $	1K2Z3Y
household	0T1a2T3T
housekeeping	0l1L2Q3K
housing	0c1a2L3L
how	0C1k2c3N
how a	0S1g2K3N
how big	0O1U2f3S
how did	0G1e2e3Q
how do	0J1k2T3S
how does	0M1h2T3U
how far	0G1h2e3M
how it	0D1g2c3N
how long	1d2Q3M
how many	0P1h2P3O
how much	0L1c2d3O
how our	0K1l2Q3P
how the	0P1e3L
how to	0J1h2K3Z
how we	0S1a2M
hoy	0f1P2T3T
hq	1c2M3T
hr	0Y1T2J3b
hr /	0U1Z2T3U
hr director	0P1Q2Q3e
hr r	0j1L2S3R
hr told	0j1M3Q
hrs	0S1c2U3T
hse	0Y1Z2N3Q
hse (	0d1S2U3T
http*	0P1R2g3R
https	0L1U2i3R
https :	0S1M2g3P
hub	0d1P2b3E
hub $	0e2M3L
hubs	1b2Q3O
hubs*	0g1O2T3S
hubspot	0g1N2S3S
huec*	0c2T3Q
huecos	1Y2U3S
huis*	0h1M2Q3R
hull	0b2Q3R
hull #	0a1T
huma*	0Z1G2Q3d
human	0P1M2P3g
hund*	0e2K3J
hundred	0f2M3L
hundred and	0j1P2Q3O
hurt	0g2J3M
hurt :	0l1J2P3Q
hurt*	0K1n2D3D
hurts	0L1o2B3D
hurts /	0j1K2S3Q
hurts most	0H1l2M3O
hydr*	0Z1U2J3a
hydro	0Y1Y2T3T
hydrogen	1Y2K3a
hygi*	0O1i2L3M
hygiene	0R1e2R3Q
hype*	0j1M2S3R
hypercare	0a1U2U
hypo*	0O1j2N3H
hypotheses	0N1g3U
hypotheses pour	0O1f3U
hypothesis	0Q1g2O3L
hypothesis :	0U1b2S3N
i	0S1O2R3g
i #	0n1M2N3P
i $	0j1Y2M35
i a	0h1O2P3P
i am	0M1O2Q3i
i can	0R2M3d
i d	1S2Y3R
i don	0G1a2i3H
i e	0g1M2T3Q
i had	0H1Z2P3j
i have	0O1T2Q3h
i keep	0T1U2O3e
i kw	0P1f2Q3O
i like	0O2S3a
i m	0H1O2T3m
i need	0N1U2f3O
i numeri	0M1Y2U3e
i only	0Z1O2d3M
i promised	0N1b2M3Z
i think	0N2D3i
i ve	0J1R3i
i want	061f2g3P
i would	0a1S2d3G
i wrote	0c1S2Y3M
iber*	0l1I2S3S
iberia	0i1M2U
iberia #	0Y1U
ic	0J1U2d3f
ich	0C1O2U3l
icon*	0S1K2k3L
icons	0R1O2i3O
idea	1S2J3d
idea*	0Q1i2K3H
ideas	0E1r2O3M
idee	0O1d2a3J
iden*	0d2L3N
identity	0f1S2P3O
idri*	0f1O2P3O
idris	0e1P2R3P
if	1O2d
if it	0Z1S2b3N
if possible	0N1P2g3R
if the	0L1g2S
if they	0h1P2S3M
if we	0S1a2L3Z
if you	0U1N2a
igno*	0S1K2I3j
ignore	0S1T2L3e
ihre	0k1N2R3N
ii	0i1U2I3D
ii #	0c1R
iii	0b1Y2J3I
iii $	0e2K3J
ik	0E1L2m3c
il	0Q1U2a
ils	0S2L3f
ils ont	0a1N2Q3a
im	0Q1e2N3U
im ersten	0U1b2R3R
im jahr	0Y2R3R
im plan	0e1Q2U3U
imag*	0J2j3H
image	0L1E2n3K
imke	0c2O3M
imke accountable	0f1O2S3S
immo*	1Y2R3Q
immobilier	2R3Q
impa*	0f2G3D
impact	0b1Z2K3D
impact $	1c2Q3Q
impacto	0h1N2R3Q
impatto	0c1U2R3P
impi*	0a1a2I3H
impianti	0Q1f2N3M
impianto	0g1P2R3S
impl*	1b2O3T
impo*	0a2U3M
import	0T1a3T
important	0k1M2N3Q
importe	0b1S
importe #	0a1S
impr*	0R1c2G3Y
impu*	0i1O2P
in	1Z2Q3Q
in #	0k1R2739
in $	0g1S2K3L
in %	0d2L3P
in /	0Z1Y2R3Q
in :	0j1K3U
in a	0Z1I2P3d
in an	0U1R2d3R
in at	0S1Y2a3R
in august	0d1Y2L3O
in between	0Q1e2T3M
in brackets	0O1Y2c3S
in de	0M1i2U3U
in december	0g1P2U3S
in der	0a2Q3N
in die	0O1a2a3L
in each	0R1c2S3U
in every	0b1L2c3S
in five	0g1O2S3S
in four	0R1d2N3T
in house	0f1Z2J3M
in it	0N1Z2Z3Y
in january	0S1g2L3N
in june	0g1S2I3L
in k	0Y1b2P3P
in kt	0J1k
in leeds	0k1J2U3U
in m	0e1c2K3G
in march	0c1R2L
in may	0j1C2Q3Z
in minutes	0L1j2T3O
in nine	0j1M2S3O
in on	0K1f2b3R
in one	0O1e3R
in order	0g1N2U
in our	0N1e2Y3J
in piu	0e1Q
in prozent	0Q1U2c3S
in q3	0j1M2T3R
in ritardo	1b2R3S
in september	0l1L2P3T
in seven	0d1Q
in short	0H1Z2R3g
in spring	0k1K2T3R
in ten	1G2b3Z
in that	0S1e2N3Q
in the	0T1T2Z
in their	0M1R2Z3e
in this	0c1L2L3e
in three	0L2O3k
in time	1O2e3P
in total	1d2K3L
in two	0d1U2Q3P
in week	0l1J2T3U
in words	0K1U2L3h
in year	0p1G2S3R
inbo*	1a2Q3R
inbound	0T1d2R3Q
inbound #	0S1a
inbound logistics	0c1R
inci*	0a2L3K
incident	0S1g2M3L
incl*	1Y2U3T
inco*	0j1M2O3O
income	0i1P2N3M
income #	0f1P2T3S
income :	0Y1U
incr*	0e1I2b3P
increase	0R1K2f3S
inde*	0M1j2L
independent	0N1c2T3b
index	0I1m2O3a
index #	0P1d
indi*	0T1b3I
indicative	0T1P2d3Q
indice	0G1p2R3Q
indice de	0C1q2U3T
indu*	0e1P3J
industria	0f1O2U3U
industria #	0h1M
industrial	0e1R2R3S
industrial #	0O1e
industry	0a1c2M3P
ines	0Q1b2a3N
ines )	0T1b2T3T
infe*	0o1K2K3M
infection	0j1P2P3O
infl*	0c1Y2I3G
inflation	0g1P2P3Q
inflation #	0a1T
influence	0m1K2O3K
info*	0h1Y2736
informado	0e1P3U
informado $	0f1P3U
information	0R1e2P3P
informatique	0a2R3Q
informe	0d1Q2U3U
informed	0h2F3G
informed $	0p1E2N3L
informiert	0k1M2P3N
informiert $	0k1L2O3P
infr*	0q1H2L3K
infrastructure	0k1M2P3O
infrastructure people	0c1S2U3T
ingr*	0T1T3a
ingreso	0Z2O3P
ingreso por	0Z1Z2P3Q
ingrid	1H2a3a
init*	1e2Q3M
inju*	0T1a2T3T
injuries	0Z2T3U
inko*	0a2R3Q
inne*	0k1K2Q3P
innendienst	0h1M2P3Q
inpu*	0j1L2Q3N
inputs	0k1K2O3K
inputs :	0h1M2S3P
inqu*	0k1Q2N3L
ins	0l1L2Q3Q
insi*	0S1Q2b
inside	0T1Q2h3D
inside the	0Z1M2c3M
inso*	0n1J2O3O
insolvent	0g1P2S3R
insp*	0a1T2Z3H
inspeccion	0Q1e2T3R
inspection	0d1T2S3Q
inspects	0e1Q2U
inst*	0l1T293I
instant	0T1b3U
instead	0d2M3N
instead of	0g1R2O3N
institute	0N1g2T3N
instruments	0h1M2T3T
insu*	0b1d293M
insurance	0d2K3Q
insurer	0T1d2J
insurer s	0R1c3U
insurer wants	0f1Z2J3L
inta*	0d1L2b3M
intake	0c1K2d3N
inte*	1Z2E
integracja	0b1S3U
integrates	0e1P2U3T
integration	1f2F3B
interdependiente	0U1a2U3T
interest	0c2H3J
interest #	0d1Q
interest )	0d1R2U
interest :	0e1P3U
interested	0g1J2a3N
interface	0f1O2U
interim	0T1e2R3M
intern	0O1i2S3L
internal	0M1Z2g3H
interne	0J1a2R3e
interview	0M1c2S3Z
interviewed	1N2U3b
interviews	0R1c2M
into	1M2U3d
into a	1H2Z3d
into it	0h1T2K3O
into one	0Q1d2T3T
into the	1K2N3f
intr*	0c1B2G3c
intranet	0S1P2M3e
introduced	0f1P2U3U
inve*	1Z2T3L
inventaire	0f1R2N3O
inventory	0b1U2S3S
inventory is	0c1R
inversion	0h1N2T3T
invest	0Z1T
invest #	0d1P
invested	0i1K2S3Q
investment	0K1P2h3Y
investment committee	0I1J2j3Z
investor	0U1T2e3M
investors	1g2H3F
invi*	0k1M2Q3Q
invo*	0T1b2G
invoice	1Z2K
invoices	0i1L2Q3Q
invoices to	0e1Q2T3R
ipo	0c1Z2O3J
ir	0S1d2S3S
irel*	0g1N2T3S
ireland	0d1Q3U
ireland #	0b1S2U
irr	1Y2T3T
irri*	0b2P3P
irrigation	0Y1Z2Q3R
is	0a1Y2H3S
is "	0U1e2K3R
is #	0h1U2735
is $	0F1K2k3Z
is :	0h1M3U
is a	0U1Z2N
is about	0I1a3a
is accountable	0e1P2U3U
is asked	0j1M2R3N
is at	1Z2R3S
is back	1e2M3O
is built	0J1e2M3b
is cheap	0U1c2T3S
is churn	0J1k2S3R
is done	0f1P3S
is down	0g1O
is fine	0M1L2b3b
is full	0f1P2S3R
is gone	1J2e3N
is het	0Y1M2Q3c
is hosted	0d1R2T3U
is in	0Y1F3d
is it	0p1B2J
is made	0M1i2S3U
is new	0k1K2Q3Q
is no	0T1Q2b3Y
is not	0O1N2U3f
is now	0f1N2R
is off	0k1N2N3P
is on	2D3c
is one	0Y1N2b3Q
is open	0i1N2S3Q
is our	0P1g2S3F
is out	0P1f2R3T
is over	0L1k2S3S
is paid	0Y2U
is red	0b1U2T
is staff	0i1M2U3S
is that	0H1k2S3L
is the	0T1b2O3U
is there	0a1Z2N3N
is too	0U1P3d
is up	0i1N2P3O
is what	0Z1P2a3R
is where	0N1g2T3J
is why	0f1Q2S3O
is within	0g1M
is worth	0m1I2R3T
ish	1R2Q3e
ish $	0b1G2Q3h
isn	0O1d3T
isn t	0N1d3T
issu*	0m1M2K3K
issue	0e1Q2R3Q
issues	0j1M2R3Q
ist	0b1N2A3b
ist $	0L1i3J
ist die	0k1K2O3M
it	0T1O2b3T
it #	0q1L2N3P
it $	0N3Y
it (	0m1H2R3S
it )	0c1R2U3U
it :	0d1g253F
it all	0a1O2b3I
it and	0b1Y2M3L
it as	0c1I2g3F
it back	0h1O2R3R
it be	0Y1I2b3M
it between	0g1O2T3U
it burns	0N1d2d3N
it by	0a1Z2N3P
it can	0P1g2R3Q
it comes	0g1Q2N3R
it costs	0T1c2T3U
it does	0d2P3Q
it down	0L2d3c
it ends	0H1L2c3e
it for	0q1E2N3K
it from	1b2P3M
it goes	0c1H2S3Z
it has	0Q1H2Z3e
it head	0b1S
it in	0M1F2c3e
it into	0T1d2S3R
it is	2S
it isn	0b1G2d3L
it means	0k1K2Q3T
it needs	0U1O2c3S
it not	0Q1d2T3T
it on	0K2c3b
it ourselves	0d1R
it out	0R1M2g3O
it pay	0g1O2T3T
it pays	0T1e2P
it s	0O1c3U
it should	0a1J2d3L
it since	0K1a2Q3g
it so	0J1J2j3Z
it stands	1N2c3S
it the	0q182T3I
it three	0M1L2i3Q
it to	0a1P2Z3K
it up	0L1F2b3d
it was	1H2f3M
it with	0L2e3c
ital*	0e1L2a3T
italy	0c1L2Z3S
item	0F1b2O3i
item #	0D1Y2O3l
item*	0e1P
items	0d1Q
its	0Q1Z2U
its own	0T1T2O3c
itse*	0h1R2L3T
itself	0c1R2H3a
iv	0R1e2O3P
ivo	0i1M2Q3P
j	0a1Z2N3M
j $	0g1Q2P3N
ja	0O1K2d3d
jaar	0j1P2K3L
jaar #	0h1O2Q3P
jahr	1c2J3I
jahr $	0c1U2P3N
jahr*	0o1I2Q3Q
jahre	0n1H2R3S
jahresabschluss	0d1S2U3U
jalo*	0g1R2R3Q
jan	0Y1Y2U3F
jan #	0Q1d2T3S
jan $	1b2R3Q
jan :	0b1S2S3U
jan feb	1c2R3O
jane*	0j1N2R3R
janu*	0a1c2D3B
january	0c1Y2F3E
january $	0d2J3K
janv*	0T1c2T3T
janvier	0S1c3T
je	0N1d2a
jede	0a1K2f3P
jede*	1L2c3I
jedn*	0R1R2g3K
jedna	0R1S2d3S
jednej	0J1Y2f3O
jefa*	0f1R2T3S
jefatura	0e1R2S3R
jens	0d1N2O3Z
jetz*	1I2g3P
jetzt	0U1J2f3Q
jeug*	0U1a2T3T
jo	0Y1P2O3Z
joan	0Z1Z2Q3O
job	0a1c2I3G
jobs	0N1k2L3L
jobs #	0e1O
join	0f2M3N
join*	0d1b2R3A
joined	0e1R2U3T
joiners	0S1f2S3P
joins	0b1c2M3L
joins #	0U1d2U3P
joint	0e1P2U3T
jona*	0g1O2U3T
jonas	0f1P3T
jour	0d1R2S3Q
jour*	0g1S2M3L
jours	1a2Q3N
jove*	0Y1Z2Q3R
jpg	0F1Q2n3C
jpg )	071b2j3G
juge*	0Y1b2R3P
jugend	0e1R2S3T
juil*	0h1O2U3T
juillet	0e1R2U3T
juin	0l1K2R3R
juin $	0k1K2R3P
jul	0Y1Z2M3O
jul #	0U1Y
juli*	0R1O2g3S
julio	0R1N2e3R
july	0k1R2J3H
july #	0h1L3U
july $	1c2M3L
jump	1d2S3J
jump out	0J1a2a3N
jump*	0M2f3L
jun	1b2N3L
june	0b1a2M38
june $	0c1Y2F3I
juni	0N1k2J3K
juni*	0e1Y2J3M
junio	0i1L2U3S
juniors	0b1a2L3R
junt*	0g1M
junta	0g1N
juri*	1d2L3L
juridico	1a2P3Q
juridique	0T1b2S3R
jusq*	0T1O2e3S
jusqu	0U1M2e3S
jusqu a	0c1R
just	0N1C2m
just a	0h1J2Z3I
just the	0P1O2j3G
juve*	0h1N2T3S
juventud	0g1O2S3R
k	1Z243U
k #	2T3T
k $	0Y1S283b
k (	0a1T
k )	0Z1U2T3U
k /	0d1P3U
k :	0R1b
k =	0N1g
k a	0Z2T3R
k and	0o1G2U3T
k in	0h1M3T
k payload	0c1R
k satisfaction	0d1P
k to	0e1P
kame*	0k1O2Q3Q
kamen	0j1P2O3S
kan	0O1a2b3Q
kant*	0a2L3M
kapi*	2T3S
kari*	0k1J2R3Q
kase	0d1Q
kase #	0f1O
kass*	1f2H3K
kassel	0g1N
kauf*	0d1S2T
kaufpreis	0Y
kaufpreis #	0a1T
keep	0I1Y2g3T
keep #	0f1N3U
keep asking	0I1c2N3f
keep it	0M1d2e3K
keep the	0Q1b2g3C
keep*	0Z2U3I
keeps	1a2R3J
kein	0j1M2R3R
kein*	0O1e3G
keine	0P1Z2a3G
kell*	0Y2S3S
kenn*	0M1M2j3L
kept	0P1Y2M3f
kerb*	0h1M
kest*	0U1a2U3U
kestrel	0S1d2T3T
key	0Y1T2Z3H
key account	0f1O3U
keys	0h1N2Q3Q
kg	0Y2S3T
kg #	0b1S
kick	1c2P3Q
kick off	1d2O3O
kids	0g1T2T3J
kier*	0l1L2M3M
kierownik	0i1M2Q3Q
kill	0a1U3M
kiln	0c1R
kim	0m1H2Q3S
kind	0K1P3h
kind regards	0I1O2M3l
kind*	0P1R2k3M
kinder	0e1O3U
kinder #	0c1Q
kios*	0S1Y2a3O
kiosk	0Y1L2d3R
kiosks	0R1c2S3T
kis	0l1J2O3O
kit	0R1M2M3f
kitc*	0d1Z2I3H
kitchen	0c1Y2L3J
kitchens	0f1N2U
klan*	0b1G2O3e
klant	0a1K2O3d
klau*	0R2S3c
klei*	0Y1Y2T3N
klein	0b2S3Q
klie*	0e1S2M3M
klin*	0Q1f2R3N
km	0i1P2N3L
km #	0e1P
km next	0a1T
knap*	0f1R2Q3T
knapp	0g1R2R3U
knew	0h1N2S3P
know	0T1I3h
know how	0j1J2U3U
know if	0I1O2c3f
know the	0S1E2e3Z
know what	0M1Z2N3e
know which	0J1c2P3e
know*	0R1A2L3m
known	0U1P2O3e
knows	0R1F2P3k
kole*	0d2L3L
komm*	0O1e2T3U
kommen	1Y2R3R
kommt	0L1i3H
komp*	0P1T2f3M
komt	0j1M2R3P
komt van	0b1S
koni*	0e1P2U
koniec	0d1S2U
konn*	0P1f3N
kons*	0g1N2S3Q
kont*	0e1T2P3P
kope*	1c2O3O
kopen	1b2P3P
kopp*	0d1R2U
koppeling	0g1P2U3U
kost*	0S1k2G3F
kosten	0T1f2M3L
kosten #	0R1e2S3R
kostet	0M1j2M3N
kostet #	0Y
kosz*	0k1K2S3Q
koszt	0n1H2R3Q
kowa*	0b1R
kpi	0Q1L2k3O
krak*	0f1O2T
krakow	0g1N2S3U
kran*	0H1b2O3d
kt	0Z1Z2N3L
kt #	0j1L2S3R
kt $	1b2T3T
kt at	0R1b
kt per	1Z2T3T
kuch*	1Y2T3T
kuche	0a1T2T3T
kuhl*	0d1Q
kund*	0c2C3R
kunde	0o1F2N3L
kunde meldet	0i1L2T3Q
kunden	0d1O2N
kunn*	0b1Z2R3P
kunnen	0a1Z2S3Q
kurz	0S1d2O3S
kurz*	0c2K3J
kw	1b2L3K
kw #	0h1O2T3S
kw $	1c2M3K
kwam*	0e1P
kwar*	0T1d2S3S
l	0Z1S3U
l #	0g1O3U
l $	0j1L2R3T
l assureur	1M2Q3e
l eau	0S1d2R3R
l enquete	0P1c2M3b
l obiettivo	0a2S3O
l1	0o1H2O3N
l2	0j1M2Q3P
l3	0o1J2N3L
l4	0i1M2S3R
la	0S1b2R3U
la bodega	0N1a2Q3Z
la cooperativa	0M1j2R3N
la demanda	0h1M2S3T
la direction	0m1L2M3J
la frequentation	0h1L2U3U
la machine	0N1K2c3e
la meta	0e1P2S3R
la nappe	0b1T2R3T
la page	0L1c2d3P
la reunion	0F2P3i
la web	0S1S2Q3d
laag	0h1N2Q3P
laag #	0e1Q2U3U
laat*	0h1P2Q3N
laatste	0i1Q2P3N
lab	0r1M2I3K
lab system	0g1O2U3U
labe*	0b1N2c3E
label	0a1P2b3I
label #	0b1R
labels	0U1N2e3R
labo*	1e2J3I
labor	0f1O2S3Q
laboratorio	1b2Q3M
labour	0Y
labs	0f1Q2T3R
ladd*	0R1e2P3O
ladder	1a2Q3O
lado*	0f1R2S3U
lados	0g1P2T3U
lage	0T1f2M3Q
lage*	0h1O2R3S
lager	0k1L2R3S
lake	0i1S2P3M
lake $	1a2U3T
lanc*	0Z1Z2M3L
lancamento	0M1j2Q3Q
land	0f1P3E
land #	0f1N
land $	0a1L2a3P
land*	1R3R
landfill	0c1S2U
landfill $	0b1T2U
landing	0j1N2N3N
landlord	0Z1F2c3R
lane	0a1U2U
lane*	0G1f2e3N
lanes	0G1h2b3O
lang	0b1Y2L3L
lang*	0S2c3G
language	0P1U2f3N
laps*	0d1U2R3R
lapse	0U1e2S3T
lapsed	0d1Q
lapt*	0f1R2Q3P
laptop	0d1U2Q3R
laptop $	0U1b2R3R
laptops	0b1R
laptops #	0c1Q
larg*	0U1D2n3K
large	0Z1G2e3N
large $	0O1R2f3P
lark*	0c2P3Q
larkfield	0Z1Y2Q3Q
lars	1e2Q3L
las	0Y1a283U
last	0U1U2g3G
last night	0O1c2R3c
last one	0H1d2I3e
last page	0T1U2e3H
last slide	0a1C2m3H
last time	0Y1K2b3T
last week	0P1h2Q3Q
last year	2Z3I
last*	1Z2P3R
lasts	1b2P3Q
lat	0b1S
late	0c1Q2B3a
late $	0Y2O3Z
late (	0e1P
late*	0L1O2f3Z
latency	1Z2T3U
later	0N1O2a3d
later $	0F2f3f
lauf*	0S1e2L3L
lauft	0S1g2K3L
laun*	1e2J3K
launch	0g1R2Q3N
lava*	0g1O3T
lavo*	1Y2U3T
law	0f1T2M3J
law #	0d1Q3U
law and	0i1M2Q3N
laws*	0U1L2M3e
lawsuit	1M2L3e
lawy*	1M2T3d
lay	0J1c2a3Q
laye*	0Z1Y3B
layer	0k1P2R3G
layers	0U1Y2Y3R
layers $	1c2Q3Q
layo*	0U1Z3P
layout	0R1c2U3O
lbo	0g1O3U
lbo #	0b1S
le	0P1Z2P3b
le #	0J1k2T3S
le comite	0P1g2S3M
le maire	0Z1I2S3i
le reste	0a1L2R3d
lead	0f1K2U3S
lead $	0K1d2f3L
lead (	0b1T
lead a	0f1O2U3T
lead is	0g1Q2T3R
lead time	1Y3U
lead times	0g1O2R3T
lead*	0Y1b2H3F
leader	0U1b2Q3P
leads	0e1U2N3N
leads $	0i1P2S3Q
leads :	0d1R2U
leag*	0I1d2f3O
league	0G1j2d3P
leak	0d1S2U3U
leak*	0Q1h2H3I
leakage	0a2Q3P
leaks	1c2P3N
lean	0r1G2K3H
lean to	0m1M2M3K
lean*	0s1H2J3I
leans	0m1L2L3L
lear*	1e2M3L
learning	0U1c2Q3P
leas*	1Z2S3K
lease	0f2C3D
lease #	0R1b
lease in	1Y2U
leasing	1P2M3d
least	0P1Z2c3O
leav*	1Q3Y
leave	0J1Y2c
leave $	0i1K2S3R
leave it	0E1L2S3l
leave the	0H2k3L
leavers	0i1K2Q3N
leavers #	0b1S
leaves	0m1C2J3T
leaves #	0f1Q2R3S
leaves :	0a1U2U3T
lect*	1f2J3M
led	0f1U2K3J
led by	0e1P2U
lede*	1Z2O3O
ledg*	1Y2Q3S
ledger	1Y2Q3S
leed*	0j1P2M3O
leeds	0g1S2L3O
leeds #	0g1L2U3T
leeds $	0g1O3T
leer*	0T1b2S3U
left	0N2e3N
left #	0f1N
left $	0d1J2d3P
left and	0L1Z2f3N
left in	0P1e2T3S
left the	0Q1S2N3f
left to	0T1R2f3I
lega*	0k1P2C3Q
legacy	0c1R
legacy #	0a1S
legal	0g1R2D3Q
legal #	0f1Q2S3S
legal $	1U2O3a
legal :	0e1R2S3S
legal c	0h1O2U3T
legale	0b1T
legale consultato	0a1T2U3U
lege*	1O2d3N
legg*	1S2L3e
legi*	0S1f2N3M
legt	0i1M2P3Q
lehr*	0R1S2S3h
leid*	1O2d3T
leip*	0Y1b2N3J
leipzig	1e2L3I
leipzig $	0b1Z2O3M
leit*	0d1U2N3O
lena	0Y1Y2U3P
lend*	1L2d
lender	0P1e2Z3K
lenders	0b1E2e3a
lending	0j1K2S3T
leng*	1N2d3Q
length	1I2e3P
leni*	0d1Q
lening	0c1Q
lenk*	0M1R2e3Q
lenkungskreis	0M1d2Y3S
lent*	0h1N2Q3Q
lento	0f1P2R3R
les	0S1U2d3T
les #	0g1N2U
les fuites	0g1O2R3R
less	0Q1T2b3b
less than	0j1L2R3T
let	0Y1B2b
let it	0a1J2c3H
let me	0J1P2M3l
let s	0d1S2T3P
let the	0O1K2k3P
lett*	2c3I
letter	1M2c3P
letter $	0L2e3R
letters	0S2c3N
leut*	0l1M2R3P
leute	0k1K2P3O
leve*	1Z2S3M
level	1U3T
level #	0o1G2U3S
level $	0J1Z2e3R
levels	0Z1b2N3F
levels $	0i1H2Z3N
levels back	0a1T
lever	0e1R2S3K
lever $	1a2S3P
leverage	0U1c2L3S
leverage #	0U1Z2U
li	0f1O3U
libe*	0l1N2N3N
libr*	1a2Q3P
library	0O1h2R3R
lice*	0g2F3F
licence	0f1R2P3O
licence #	0b1S3U
licences	0R1c2U
licencia	0b1T
license	1b2P3M
licensing	0g1O2S3R
licz*	0F1h2e3M
lief*	0g1M3G
lieferant	1a2S3R
lieferanten	0f1P2R3S
liefert	0m1J2N3Q
lieg*	1c2O3P
liegt	0P1f2R3S
life	0n1R2L3G
life $	0l1O2O3L
lift	0Z1Q2Y
lift*	0f1T2O3O
lifts	0g1N2Q3R
ligh*	0P2f3I
light	0N1Y2d3O
lights	0Z1S2Z3L
lign*	0N1R2j3G
ligne	1N2d3J
like	041j2e3S
like :	0a2N3Q
like a	0A1Y2m3C
like for	0U1Z3U
like the	0A1h2h38
like this	0M1j2N3Q
like to	0G1T2R3j
like*	0Z1R2T3T
liked	0I2J3l
likelihood	0M1d2b3L
likely	0v1D2J3I
likely medium	0g1M2T3S
likely minor	0h1Q2R3Q
likely moderate	0j1L2T3R
likes	0e1J2Y3K
limi*	0c2L3K
limit	0g1O2R3S
limited	0h1N2S3R
limits	0P1f2T3S
limp*	0j1L2R3P
limpieza	0f1P2T3S
lin	1J2N3d
lind*	0Z1T2A3Z
linde	0g1P2S3R
lindgren	0J1Y2I3e
lindqvist	0U1T2I3b
lindqvist $	0Y1M2O3Z
line	0O2e3L
line #	0P1j2R3S
line $	0U2b3G
line and	0U1M2d3R
line at	0U1Q2a3O
line chart	0Q1R2e3N
line for	0Q1a2Y3Q
line is	1d2L3O
line manager	0h1P2Q3Q
line mgr	1Z2T3T
line with	0P1N2g3R
line*	0S1d34
linea	1c2K3N
linea $	0i1L2P3T
linen	0a1N2Y3T
lines	0M1b2e3E
lines $	0Z1Z2M3L
lines of	0N1Z2e3T
ling*	0e1Q2T3S
linguas	0e1Q2T3T
lini*	0m1K2N3P
linie	0h1M2S3S
link*	0P1Y2a3J
links	1J2b3M
liqu*	0i2K3I
liquidity	0f1Y2L3I
lis	0j1N2R3P
lisb*	0Y1M2S3f
lisbon	0T1L2Q3h
list	1Z2F
list for	0I1c2P3Y
list from	0M1l2T3K
list to	1Y2T3R
list*	0h1J2N
listed	0Y1U
lists	0j1L2Q3Q
lists to	0g1O2T3T
lite*	0N1g2S3R
lith*	0a2O3O
lithium	0S1c2T3R
litr*	0R1g2M3M
litre	0Q1e2T3U
litres	0Z1Y2N3P
litt*	0c1U3L
little	0Y2O3U
little $	0g1N2U3M
little effort	0f1O2T3S
live	0n1T2E3B
live #	0e1R2S3U
live $	0c2Q3N
live in	0k1I2S3S
live is	0T1d2N3S
livr*	0I1l2S3R
ll	0K1N3k
ll go	0O2g3O
llam*	1P2R3c
lleg*	0h1U2L3N
llega	0a2Q3R
llev*	0c1J2Q3a
lo	0P2U3Z
lo de	0M1b2E3g
lo hace	0j1M2R3P
lo que	0M2T3d
load	0m1L2M3P
load #	0c1Q
load*	1R2a
loan	0Y1M2L3e
loan #	0k1J3U
loan b	0a1S
loan*	1b2R3N
loans	0b2P3N
lobb*	0i1K2T3T
lobby	0h1M2R3R
loca*	0l1R2C39
local	0q1K2H3G
locales	0e1R2T
location	0M1i2T3N
lock	0d1G2N3d
lock in	0e1Q2U
lock*	0S1Y2O3Z
locked	0T1L2Q3g
locker	0M1k2Q3N
lodz	0h1M2U3U
log	0j1N2S3T
logi*	0c1S3I
logistica	0h1R2L3M
logistics	1O2d3O
logistics $	0c1U2O3P
logistics (	0c1S
logistics :	0R1d2T3U
logistik	0k1M2P3O
logistique	0a2Q3S
logo	0G1C2j3l
logo*	0Q2c3S
logos	0O1R2g3M
logs	0m1J2O3L
lohn*	0g1O2P3S
lohnniveau	0e1T2R3U
loka*	0K1l2O3O
lol	0S1L2Q3g
lola	0O1N2Y3e
long	0C1e2P3h
long will	0O1i2Q3N
long*	0T1Z2Y3J
longer	0b2L3M
longest	0Q1Z2Z3M
look	0F1U2o3M
look as	0O1Q2f3R
look at	0R1a2R
look like	0K1J2l3O
look up	0I2e
look*	1f2Q3A
looked	0O1i2Q3H
looked at	1b2O3O
looks	0d1Q2Y3H
loom	3O
loop	0N2N3d
los	0P1U2Z
lose	0R1a2E3c
lose*	0a1a2M3O
loses	0Y1c2L3N
losi*	0c1b2M3J
losing	0e1b2M3I
loss	0R1e2O3Q
loss ratio	0f1O
loss*	0i1M
losses	0h1N
losses #	0a1T
lost	0b1c273R
lost #	0R1d2T3U
lost $	0Q1e2U3T
lost the	1M2O3c
lost time	0d1P2U
lot	0b1G
lot $	0T1L2P3d
lot :	0f1P2T3T
lot of	0f1P2U
lots	0i1N2R3R
lots of	0f1O2R3R
lott*	0g1M
lottery	0e1O
love	0T1T2e3N
love*	0P1F2e3c
loved	0P1N2N3i
low	0m1M2M3I
low #	0k1K2S3T
low $	0p1K2M3L
low /	0g1Q2Q3Q
low cost	0R1d2T
low effort	0n1K2P3O
low value	0j1M2S3N
lowe	0g1P2T3R
lowe*	0Z1Q2b3I
lower	1Z2K3O
lowest	1M2f3N
loya*	0h1Q2E3H
loyal	0d2J3L
loyalty	0e1T2M3L
loyalty card	0S1b2U3U
loyalty engine	0i1L2U3T
ltv	0c1Q
luci*	0c1H2L3e
lucia	0b1H2M3d
lucy	0j1N2O3O
lucy tran	0c1R2S
lui	0c2Q3O
lunc*	0I1T2M3m
lunch	0J1R2L3n
lund	0g1N2Q3T
lund*	0P1S2f3P
lundi	0P1Y2b3O
lundi #	0c1S2T
lune*	0F1c2L3l
lyon	0Y1b2K3I
m	0b273T
m #	0m1L2O3R
m $	0h1T233M
m &	0P1f2S3O
m (	0b1R
m )	0Q1h2L3L
m +	0f1N
m /	0i1L2U3T
m :	0d1R3U
m =	0N1f
m a	0a2S3O
m an	0P1N2S3h
m and	0Y1S2e3Q
m at	0R2T3a
m by	0Z2U3T
m capex	0h1M
m de	0S1b3U
m delai	0a1S
m ebitda	0e1P
m from	0h1M
m in	2P3b
m is	0Z1T
m of	1Y2T3T
m on	0T1c2P3T
m once	0h1L2U
m over	0f1O
m passengers	0b1R
m profit	0Z1T
m run	0c1R
m saved	0a1S
m the	0T1N3e
m to	1Y2U3U
m turnover	0a1T
m up	0Y1U
m we	0d1Q
m2	0e2N3M
m3	0h1L3U
ma	1R3Y
maan*	0Z1Z2N3Q
maand	0b1T2R3T
maand #	0U1a2U
maanden	2U
maanden service	0e1P
maar	0T1L2M3g
mach*	0U1R2a3T
machen	0H1Z2g3L
machine	1K2U3e
machines	0g1O2P3O
macht	0U1i2J3F
macht was	0H1o2Q3L
made	0K1f2E3d
maga*	0T1f2J3E
magazzino	0b2Q3P
mahn*	0U1a2U3U
mai	0Y1Y2M3L
mail	0O2B3j
mail*	0j1G2Z3K
mails	0d1Q3U
main	1d2T3I
main*	0b1a2E3B
mains	0l1I2U3U
maintenance	0f2H3D
maintenance $	0L1i2R3Q
mair*	0S1O2O3g
maire	1I2Q3h
mais	0b1a2F3H
mais #	0T1a2T3U
mait*	0d1K2c3Q
maj	0Z1Y2T3R
majo*	0g1U2L3K
major	0n1J2P3N
major $	0i1N2R3R
make	0R2h30
make it	0K2i3G
make the	0I1S2i3M
make*	0f1Y2H37
maker	0M1j2Q3N
makes	0g2H3C
makes #	0S1d2T3S
makes it	0a1S
maki*	0g1P2R3R
making	0g1Q2R3R
mal	0M1R3g
mal #	0b1S
malm*	0b1S
malmo	0b1R3U
malt*	0b1T2U3U
mamy	0f1Q2U3U
man	0O1E2g3d
mana*	0j1Q203T
managed	0d2P3M
management	0g2C38
management $	0S1d2U3Q
management board	0m1K2O3M
management recommends	0h1Q2S3R
management rollover	0a1T
manager	0g1F2A3c
manager $	0h1N2Q3N
manager :	0m1M2T3J
manager a	0d1S2T3T
managers	0b1c2G3Q
manc*	0d1R2S3U
mand*	0j1R2G3F
manda	0h1O2S3R
mandate	0d1U2Q3P
manh*	0h1O2S3P
mant*	0Y2S3P
mantenimiento	0L1j2T3Q
manu*	0b1R2K
manual	0M1c2O3c
many	0L1f2L3c
map	0P1i2L3Q
mar	0Z1Z2K3I
mar apr	0K1i2T3S
marc*	0f1Q2K3O
marca	1O2d3J
march	0h283L
march #	0Q1e2T3S
march $	0m1T2H3D
march :	0j1K2U3S
marche	1a2R3R
mare*	0Z1G2K3d
marek	0P1M2N3h
marg*	0b1Z2F3H
marge	0g1T2J3J
marge $	0k1L2P3P
margen	1c2K3M
margen y	0P1e2T3S
margin	0b36
margin #	0d1R2T
margin $	0i2F3I
margin at	0i1M2Q3P
margin is	0f1O2U
margin of	0a1S
margin per	0U1b2P3T
marginal	0P1e
margine	1c2L3K
margins	0e2Q3O
mari*	0T1d2P3M
maria	0R1c2S3T
marine	0R1c2U
mark	0N1G2m3E
mark that	0Z1Q3O
mark*	1b2P3H
marke	0h1N2T3T
marked	0I1O2l3O
marked $	0N1S2f3R
market	0T1g2J3I
market #	0L1h
market $	0T1d2P3P
market :	0a1T2U3U
market by	1a2R3P
market in	0J1j2T3T
market share	0N1k2L3U
marketing	0g1P2C3T
marketing #	0d1Q
marketing $	0k1N2P3R
marketplace	0i1L2U3U
markt	0Q1c
mars	0Y1H2d3S
mars #	0d1P
mart*	0Z1Y2O3M
marta	0b1S2T3T
marz*	0Y1Z2S3R
mas	0a1L2e3G
mas $	0Q1L2g3N
mas de	0Y1U
mass*	0a2S3R
mast*	0i1K3O
master	0j1I3M
matc*	1H2P3f
match	1H2U3d
matching	0a1S
mate*	0i1S2E3G
material	0j1P2L3P
materials	1c2P3N
math*	0f1O2T3U
mati*	0f1O2U
matr*	0I1h2d3G
matron	1K2e3P
matt*	0M1d2a3L
matter	0M1S2i3L
matters	0S1a2U3N
matters more	1K2d3O
matters most	0M2c3R
matu*	1Y2P3P
maturity	0a1U2R3Q
max	0a1b2M3M
may	0d1O2C3Y
may #	0d1P
may $	0n1N2J3G
may the	0R1d3U
mayb*	0J1N2g
maybe	0G1P2d3a
mayo*	0m1Q2I3J
mayor	0m1P2J3F
mbek*	0h1N2S3R
mbeki	0e1P2T3S
md	0h1M2U3T
md :	0Z1U
me	0G1Q2c3f
me $	1H2b
me )	0g1N2U3U
me again	0H1O2P3k
meal*	0e1Q2S3S
meals	0g1O2R3U
mean	0N2Z3Z
mean*	0g2R3C
means	0k1M2U3J
meas*	0Y1d2G3H
measure	0g2P3S
measured	1b2Q3S
measures	1d2Q3P
mech*	0i1N2S3S
mechanic	0e1T2T3S
med	1d2K3M
med $	1d2M3O
mede*	0U1Z2R3S
medi*	0i1P263T
media	0Y1b2M3L
medical	0m1J2S3M
medio	0n1K2N3N
medio $	0k1M2Q3P
medium	0t1C2J3H
medium $	0l1J2N3M
meer	0i1N2L3Q
meet	0S1Z2K3c
meet on	0M1c2O3d
meet*	0O1a2K3e
meeting	0L1g2N
meeting $	0M2b3Z
meeting notes	0f1Q3S
meetings	0h1K2S3Y
mehr	0c1H2Z3I
mei	0e1Q2J
mein*	0P1R2R3g
meis*	0R1h2M3L
meld*	0m1N2I3J
melden	0i1P2N3S
meldet	0b1U2Q3M
meldung	0j1K2Q3Q
memb*	2U3Y
members	0b2K3U
members #	0f1N
meme	0b1U3U
memo	0F1d2P3d
memo $	0R1g2O3P
memo*	0k1M2Q3P
memory	0j1M2R3R
men	0b1J2M3Z
mena*	0l1K2S3R
menages	0g1N
menages #	0b1S
meng*	0D1j2d3P
menge	0L1i2U
meno*	0b2O3O
menos	1a2N3N
menos #	0J1j
menos de	0c1R
mens*	0M1c2K3d
mensen	0g1O2S3P
ment*	1G2J3g
mentor	0i1Q2R3P
menu	0e1F2O3f
menu*	0K1j2O3R
merc*	0b1Q2a3G
mercado	0S1Y2a3M
merch	0i1N2Q3U
merci	0T1O2d3P
merci de	1U2b3J
mercredi	0b1S2U
mercredi #	0b1S
merg*	0U1e2L3K
merge	0Z2U3T
merged	0R1d3U
merger	0J1j2S3T
merging	0l1I2S3R
merk*	0U1Q2e3I
mes	0c2P3L
mese*	0Q1d2T3U
meses	0S1c2T3T
mesm*	0Q1N2g3T
mess*	0R1d2S3T
message	091m
message $	0F1i2M3a
messen	0a2M3K
mesu*	0d1R2S3Q
met	0O1L2b3d
meta	0l1K2N3N
meta*	0M1M2i3M
mete*	0R1U2f3N
meter	0O2g3Q
meth*	0T1N2H3h
method	0f1P2U3S
meti*	0T1b2R3Q
metier	0P1g2O3N
metr*	0j2E3I
metrics	0h1P2P3S
mett*	0F1K2j3c
mettre	0L1S2Z3d
metz	0g1P2T3P
mezz	0h1M
mezz #	0f1N
mezz*	0S1a
mezzanine	0b1R
mezzanine #	0c1Q
mgr	0N1a2O3e
mgr a	0R1c2T3T
mi	1U2M3b
mi #	0e1O3U
mid	0R1Y2L3c
mid market	0S1b2U3T
mid price	0e1P
midd*	0c1b2D37
midden	1Y2Q3P
middle	0c1b2F3C
middle $	0H1n2O3R
middle and	0c1S2U3T
middle of	1Z2Q3O
mies*	1b2P3Q
miesiecznie	0Q1d2U3T
miet*	0e1S2Q3P
miete	0h1K2S3Q
migr*	0d1U2P3O
migration	0h1Q2O3O
mil	0l1H2S3T
mila	0T1L2K3e
mila*	0c1S2T3U
mild	0e1P
mile*	0d1Z2K3K
milestone	0k1J2P3P
milestone :	0g1N2T3U
milh*	0L1j2R3S
milhoes	0L1i2S3S
mili*	1c2O3K
milioni	0c1T2Q3Q
milk	0P1h2K3L
milk price	1Y2T3T
mill	1e2H3K
mill*	0U1c2A3Z
million	0u1M2D3E
million $	0n1K2M3Q
million euros	0k1M2Q3R
millions	0Q1d2U
mills	1Z2S3U
min	0e1T2J3H
min $	0k1K2S3R
min (	0j1M2S3U
mind*	0f1P
mine	0N1d2b3O
mini	0I1i3Q
mini*	2P
minibus	0e1Q2T3T
minister	0O1Z
ministry	0h1T2H3H
ministry $	0c2O3O
mino*	0o1M2O3K
minor	0o1L2M3K
minor $	0h1R2R3P
mins	0f1O
minu*	0S1T2a3a
minus	0U1Z2P3Z
minus #	1D2Q3e
minus :	0j1O2R3R
minus cost	0Y2U3T
minute	0T1G2f
minuten	0m1I2N3O
minutes	0Q2P3f
minutes #	0O1h2U3N
minutes $	0e1Q3I
minutes (	0Q1L3h
minutes and	0b1O3Z
minutes weekday	0J1k2U3N
minutos	1J2f3K
mio	0a2U3E
mio #	0b1R
mio $	0o1I2M3N
mio )	0Q1c
mio und	0g1M
mir	0K1Z2f3O
mira*	0k1N2P3R
mism*	0d1S2U3U
miss	0U1g2N3K
miss*	0Z1U2M
missed	0R1e2N3R
missing	0U1H2U3d
missing $	0d1R2T3S
mist*	0J1S3i
mit	0H1O2i3a
mit #	0l1M2O3S
mit dem	0L1g2Y3M
mita*	0l1J2S3S
mitt*	0m1K2M3M
mittel	0n1J2N3N
mittel $	0i1P2Q3P
mittelherkunft	2T3U
mittelherkunft :	0f1N
mittelverwendung	0Z1U
mittelverwendung :	0Y
mix	1S2e3H
mixe*	0Z1Y2K3S
mixed	0a1L2P3a
ml	2Q3Q
mln	0f1R2O3P
mln #	0c1R
mln :	0a1T
mln zl	0U1a2U3U
mme	0m1I2O3L
mnd	0d1R
mnd koppeling	0b1T2U
mo	0N1Z2L3e
mo $	0T1K2R3d
mobi*	0i1T2G3M
mobile	0d2H3P
mobile :	0e1Q2S3S
mobile app	0R1d2U3R
mock	0b1T2U
mocn*	0i1P2N3K
mocne	0d2N3L
mocne strony	0i1M2S3R
mode	0i1L2Q3Q
mode*	1d2J3N
model	0H1g2C3f
model $	0g1K2Q
model is	1Z3S
models	0e1U2R3Q
moderate	0u1E2M3J
moderate $	0o1K2P3M
modu*	0S1d2R3S
moei*	0Y1c2N3M
moeite	1d2O3M
moeite :	0j1L2R3Q
moet*	0N1k2Q3N
moeten	0L1k2Q3M
moin*	0n1L2M3M
moins	0n1L2L3N
mois	0d1S2Q3S
mois securite	0a1T
mois*	0f1Q2T3T
moisture	0e1S2T3S
molk*	0O1g2O3M
molkerei	0Q1f2O3M
molt*	0Z1L2Q3d
mome*	0f1Q3M
moment	0Y1R2b3N
mon	0b1Q2P3a
mon #	0l1J3T
mona*	0Q1U2h3C
monat	0Z2Q3P
monate	0Z1Y2K3S
monate #	1Y2T3U
monaten	0g1O2R3T
mond*	0Y1T2P3a
monday	1T2G3d
monday #	0i1M3S
monday $	0O2T3b
monday s	0O1c2T3Z
mone*	0a1Y2R30
money	0a1a2O33
money $	0c1Q2Y3K
money (	0h1N2R3T
money :	0R1c2U3U
money goes	0O1h2S3S
money in	0f1K2c3T
money is	0c2P3Q
money out	0O1Q2f3U
moni*	0c2Q3Q
monitoring	0Y1Y2R3S
mont*	0T2d3K
montag	0T2N3d
monte	1K2c3P
month	0Q1e2d35
month #	0S1d2Q3T
month $	0Q1f2T3L
month and	0Z2Q3R
month end	0U1e2L3M
month so	0Y1P2a3S
monthly	0L1n2G3H
months	0j1O2P3C
months #	2U3U
months $	0h1R2H3K
months :	0c1Q
months and	0h1M2U3U
montrer	0P1P2i3U
more	0T2Y
more $	0O1Q2M3g
more than	0O1Y2c3E
morn*	1O2D3j
morning	1P2D3i
mort*	0e2O3J
mortem	0Y1Z2R3O
most	0C1j2Z3P
most $	0A1o2S3C
most*	2Y3L
mostly	0b1Y2N3Q
moto*	0Y1S2I3a
motor	0Y1Z2P3N
motorway	0f1O2U3U
moun*	0J1d3b
move	1g2L3D
move $	0Y3L
move :	0b1T
move to	0U1c2P3R
move*	0U1f2M3O
moved	1f2D3P
moved away	0g1Q2R3Q
moved to	0g1O2U
moves	0M1d2a3N
moves it	1b2Q3T
moves the	0O1g2T3Q
movi*	0d1a2O3G
moving	0Z1d2S3I
moye*	0h1R2L3K
moyen	0e1S2P3P
moyen $	0d1R2U3T
moyenne	0l1J2R3S
moyenne $	0i1M2T3S
mqtt	0h1P2S3R
mr	0k1G2H3Z
mrs	0L1j3J
ms	0f1S2P3O
much	0J1a2T3g
much $	0Q1K3d
much they	0J2R3h
much*	0n1K2Q3N
mucha	0g1O2S3R
mucho	0h1O2T3R
muda*	0T1b2P3Q
mult*	0e1L2b3J
multi	0f1P2U3U
multi year	0g1O2U3U
multiple	0P1f2R3R
multiples	0g1O2U3U
multiples #	0a1S
mund*	0L1M2Q3i
muni*	0d1b2J3K
munich	0h1O2P3P
municipal	0T1c2S3R
muse*	2K3b
museum	1P2N3c
musi*	0c2O3O
music	0f1U2N3M
muss*	0R1e2P3P
mussen	0P1g2O3N
mussen wir	1a2Q3O
must	1T
must be	1Y3Q
mutu*	0Q1h2Q3O
muy	0h1N2T3S
mw	0S1T2e3N
mwh	0Q1g2N3K
mwh $	0Y1b2L3M
my	0Q1T2N3i
my boss	0K1Z2K3h
my notes	0K1K2Q3k
myth	2Y3J
m²	0R1c2U
m³	0Y2T3S
m³ :	0O1e
n	0a1D2a
n /	0f1Q2T3T
na	0J1S2m3M
na #	0U1Z
naar	0h1S2H3H
naar #	0d1R2T3U
naar de	0i1O2P3Q
nach	0Q2h31
nach #	0e1O2U3U
nach dem	0O1O2i3L
nach*	0m1Q2D3E
nachts	0g1O2S3U
nada	0K1K2f3d
nada mas	0H1Z2j3O
nadi*	0T2M3d
nadia	0S1U2O3f
name	0g293T
name*	0Y1K2b3Q
named	1K2d3O
names	0R1S2c3U
nami*	0T1b2T3U
naming	0S1c2T3U
nant*	0c1R
nanta	0Z1T
nanta #	0Z1T
nao	0a1N2L3c
napp*	1Y2S3U
nappe	1Y2R3T
nasc*	1a2R3O
nasz	0c2P3N
nasz*	0H1n2N3L
nati*	1c2O3L
national	0Y1Z2P3L
native	0g1P2T3T
native $	0h1O2S3T
nd	1Z2S3U
nda	0l1J2R3N
ne	0M2Z3a
near	0a2P3M
near*	0O1k2H3K
nearly	0H1p2H3K
nebe*	1Z2T3N
nebeneinander	0O1a2d3O
nebenkosten	0a1S2T3U
nebenkosten #	0a1T2T3U
nece*	0J1i2N3Z
necesito	0J1h2Q3b
need	0R1Q2k3L
need #	0p1G2Q3S
need $	0a1H2f3N
need a	0a1R2c3G
need for	0O3Y
need one	0O1U2f3M
need the	0E1b2h3O
need to	0G1h2i3J
need*	0T1U2e3L
needed	0O1a2a3H
needed $	0M2h3J
needs	0c1L2S
needs #	1a2S3T
needs a	1T2Z3K
negl*	0Q1j2L3J
nego*	0b1U2N3N
negozi	0J1k2T3T
neig*	0u1B2I3I
neighbours	0n1K2N3M
nein	0L1H2N3l
neit*	0n1H2J3N
neither	0h1J2I
neither :	0k1O2P3N
nel	0f1R2N3N
nel #	0l1I2R3U
neri	0d1R
ness*	1Y2S3R
nest*	0c1R
nestle	0c1Q
net	0R1c3P
net debt	0Y2Q3R
net income	0P1d
nets*	0g1N2T3S
netsuite	0j1L2R3Q
netw*	0b1e2K3D
network	0f1Z2J3G
network $	0i1N2Q3R
networks	0d1Q
netz*	0k1K2O3N
neu	0a1R2b3N
neub*	0a2R3S
neubau	0b2Q3Q
neue*	0U1b2R3P
neuen	1Z2S3Q
neut*	0L1O2l3K
neutral	0K1P2l3J
neve*	1c2D3U
never	0Z1Z2F3Y
new	1f2S30
new $	0h1N2U3U
new )	0d1R2U3U
new one	1O2d3O
new post	0h1M2T3U
new role	0g1P2R3S
new structure	0S1c2U3P
news	0h2L3L
news*	0O1Y2b3Q
newsletter	0a1H2d3K
newsletter $	0f1R2R3R
newsroom	0T1f2N3L
next	0Z1U2O
next $	0Y1a2O3R
next :	0h1N2S3S
next day	0c1R2U3T
next door	0f1P2S
next service	0a1T
next step	0f1Q2S3S
next steps	0e1Q2P3U
next to	1K2h3D
next year	0Y1b2M3L
nice	0Q1O2k3F
nich*	1M2Y
nicht	1O2Y
nicht $	1S2Z3H
nie	0N1a2F3e
nied*	0e1R2T3T
niedrig	0Z1U
niem*	0e1H2Y3L
niemand	0e1K3N
niet	0c1R2Z38
nieu*	0c2N3M
nieuw	0g1O2T3T
nieuwe	1h2O3L
nigh*	0P1b2R3Y
night	0Y1Y3C
night $	0e2H3J
night and	0d1Q
night shift	1a2P3S
nights	0S1g2J3J
nii	0c1R3U
nils	0e1Q
nine	0i1N2D3T
nine $	0k1K2Q3M
nine months	0f1O2U3U
nine*	0Z1O2R3Z
nineteen	0e1K2P3Y
nisk*	0h1O2N3N
nive*	0a2M3P
niveau	1Y2U3U
nivel	0k1L2P3T
no	0T192f3a
no #	0g1P2R3T
no $	0K1Y2L3g
no arrows	0J1P2j3R
no chart	0G2m3K
no end	0e1d2M3K
no idea	0S1M2Q3g
no longer	1b2Q3Q
no more	1M2d3N
no one	0i2I3J
no shows	0e1Q2T3S
no times	0L1Z2Y3e
nobo*	0U2K3b
nobody	1P2P3a
nobody has	0M2P3e
noch	0g2H3H
nog	0L1K3k
nois*	0R1f2G3U
noise	0S1f2H
nomb*	0K1L2a3d
nomi*	0Z1b2N3R
non	1F2M3j
none	0U1K2C3k
none of	0Z1K2K3e
noon	0U1N2O3d
noon $	0f1S2U3Q
nord	0f1Q2R3Q
nord*	0d1T2Q3P
nordics	1b2T3R
norm	0h1P2Q3S
norm*	1T2c3J
normal	0a1P3N
nort*	0h1H2J3Y
norte	0h1P2R3P
north	0c1K2Q3d
north #	0a1T
nos	0N1m2A3S
noso*	0e1P
nosotros	0k1J2U3T
nost*	0i1M2S3R
not	0R1J2f
not $	0S1h2J3M
not a	0S2e3I
not have	0J1S2d3Z
not ready	0j1M2P3P
not started	0j1O2O3P
not the	1U2S
not to	0K1N2m3I
not too	0F1d2c3Y
nota*	0c1I2O3e
notary	0c1Q
note	0Y1Y3O
note #	0f1N
note $	1d2N3K
note*	1Q2A3g
notes	0T1U2E3f
notes #	0Z1T
notes $	0i1R2O3H
notes from	0J1M2T3l
notes to	0j1L2R3N
noth*	0U1T2b3I
nothing	0S1Y2e3I
nothing $	0g1K2Z3G
nothing else	0Q1S2d3T
nothing in	0J1f2b3T
noti*	0m1G2I3c
notice	0Z2S3S
notices	0h1O2S3P
notices $	0g1O2R3P
notion	0i1S2M3O
notr*	1c2M3N
notre	0Z1b2L3K
nous	0g2F3H
nous avons	0e1Q2U3T
nouv*	0K1j2G3Y
nouveau	0Y1a2O3L
nov	0f1R2H3R
nov #	0T1Z
nov $	0k1P2J3H
nov :	1Y3U
nova	0Z1Y2R3P
nova*	0Q1d2U3S
nove*	0L1j2J3U
november	1b2L3M
now	0Z1U2D3Z
now #	0h1K2T3T
now $	0Q2I3f
now :	0a2R3P
now the	0d1Q
nowa	0e1R2T3T
nowa*	0e1P2S3T
nowak	0f1R2U3S
nowe	0a1Z2R3P
nps	0M1k2R3P
npv	0d1S2P3L
npv is	0c1Q3U
npv of	0Q1e2S3Q
nu	0b1K2O3d
nu #	0e1Q2T3S
nues*	1a2N3R
nuestro	0Z1U2T3T
nuev*	0j1S2M3M
nuevo	0S1f2Q3P
nuit	0c1T2T3S
nuit $	0g1P2S3S
numb*	0J1L2i3c
number	0Y1H2a3Y
numbers	0E1R2h3Y
numbers $	0H1P2e3a
numbers are	0L1M2N3n
numbers for	0J1g2e3J
numbers in	0M1M2l3L
numbers on	1Y3T
nume*	0I1T2k
numeri	0G1S2j
nuno	0e1P2S3R
nuov*	0j1M2S3Q
nur	0a1G3c
nur die	0b1M2c3O
nurs*	0a1b2Q37
nurse	0e1T3E
nurses	0S1i2L3F
o	0U2T
o #	0P1f2R3T
o :	0i1N2P3O
o cliente	0j1L2S3S
o que	0Q1f2U3H
oak	0O1Y2d3T
oben	0Q1N2g3M
obi	0h1L2R3S
obie*	0c2O3O
obiettivo	0d1U2O3Q
obje*	0a1N2d3L
obok	0K1M2k3L
obra	0j1K2S3R
obra*	0N2e3N
obras	0Q1e2U
obras #	0b1R
obvi*	0L2b
obvious	0O1I2i3O
obviously	0P1f2G
obviously $	0U1Z2I3Y
occu*	0S1b2S3S
occupancy	0R1c2U3U
oct	0f1U2E3R
oct #	0o1J2Q3O
oct $	0U1c2S3P
octo*	0g1Y2L3I
october	0c1b2L3G
october #	0b1S
october $	1g2M3K
ocup*	0R1K2g3U
od	1b2I3K
od #	0N1g2U3U
oder	0b2P3O
oee	0J1l2P3U
of	0R1e2Q3Q
of #	0P1k2C3C
of $	0T1K2T3e
of a	081d2g3b
of an	0Y1M2e3Q
of capital	0S1b
of day	1P2d3R
of each	0b1U2R3Q
of equity	0S1b
of five	0j1F2U3J
of how	0S1g2Q3R
of it	0a1Q2M3Z
of its	0Q1d3U
of my	0N1Z2c3U
of nine	0c2S3P
of old	0i1K
of one	0Q2c3Q
of our	0E1t2N3F
of revenue	0d1P
of risk	0K1i
of sales	0U1c2S3S
of six	0R1e2Q3P
of staff	0R1c
of that	0j1I2N3Z
of the	0I1d2Y
of their	0g1O
of them	0i1G2F
of these	0j2E3I
of those	0f1O2S
of three	0f1S2O3M
of week	0e1Q3U
of what	0a1T2H3a
of which	0j1J
of wk	0b1R
ofer*	0b1a2M3L
oferta	0e1S2Q3O
off	1M2Y3c
off #	0g1M
off $	1N3d
off :	0U1f2N3N
off a	0G1i2O3Z
off and	1N2Z
off the	0e1I2c3N
offe*	0c1K2d36
offen	0f1P2R3Q
offen $	0j1O2O3M
offending	0T1Q2d3S
offene	0Q2d3P
offer	0j1K2Q3J
offer #	0a1U2U
offer on	0e1R2P
offers	0f1S2M3O
offi*	0c2O3Q
office	1M2U3e
office #	0f1O
office $	2L3Y
officer	0e1Y2I3F
officer a	0g1O2T3S
officers	0Z1U
offices	0l1J2P3N
offl*	0d2Q3Q
offline	0i1O2S3R
offline mode	0f1Q2U3T
offr*	0f1P2U3T
offs	0R1b2U
offs*	2C3b
offsite	2G3a
offsite $	0O1b2O3Z
ofte*	1c2Q3R
often	1c2Q3R
ofwe*	0g1P2S3Q
ofwel	0f1Q2S3Q
oggi	0j1P2O3Q
oh	0Y1P2Q3a
oh and	0a1N2Q3a
ohne	0P1j2B3E
oil	0O1Y2N3e
oil at	0c1Q
ok	0N2O3g
ok #	0N1f
ok $	0S1E3h
ok so	0N1T2T3d
okaf*	0i1H2O3Y
okafor	0h1F2M3c
okafor )	0j1J2R3R
okay	0M1S3Y
okto*	1b2R3R
oktober	0T1e2O3Q
ola	0k1L2P3O
old	2S
oliv*	0U1M2M3d
oms	0j1M2P3O
oms $	0f1O2S3T
on	1S2T
on #	0Y2Q3R
on $	0N2D3g
on :	0a1T2T
on a	0I1e2R3f
on average	0j1J
on call	0n1J2R3O
on each	0T1N2i3R
on it	0a1L2e32
on its	0g1G2N3d
on monday	0g1a2K3J
on night	0b2Q3T
on one	0M1k2Y30
on paper	0f1O2T3Q
on price	0P1h2S3U
on sales	0R1L2Q3h
on site	0Q1f2Q3O
on that	0j1B3J
on the	0R1S2Y3a
on this	0f1R2T3R
on thursday	0J1Z2L3h
on time	0a2P3U
on to	0m1K2P3Q
on top	0T1O2j3B
on track	0m1I2T3U
on trade	0U1Y2T
on tuesday	0Z1L2f3M
on two	0Q1b2O3a
on ward	0h1M2T3U
onbo*	0f1R2O3M
onboarding	0h1Q2O3L
onboarding :	0h1N2U3S
once	1N2h3D
once $	0T2a3P
onde	0E1n2N3N
onde*	0g2L3H
onder	1a2S3S
onder #	0R1d2U3S
one	0Q1Q2d3U
one #	0j1L2U3U
one $	0T1Y2c3K
one :	1O2b
one at	0Y2T3U
one before	0Q1J2b3e
one can	0K1d2c3L
one chart	0K1f2a3Q
one customer	0U1a2T3P
one for	0H1d2N3e
one glance	0M1e3O
one in	0J1Z2d3c
one is	3H
one line	0K1T2k3J
one more	0Q1Z2c3N
one of	0Y1M2b3I
one off	0e1O2U
one or	0q1K2H3L
one page	0I1e2d3N
one pager	0E1a2e
one picture	0D1f2h3J
one pot	0Y1U
one sheet	0G1F2l3T
one side	1T2Z3P
one slide	072p3B
one that	0N2M3e
one we	0i1C2a3K
one week	0Y3L
one year	0j1N2Q3U
ones	0S2e3B
onli*	0l1Q2F3C
online	0l1R2G3B
online #	0d1P
online $	0g1T2M3L
online and	0b1S
only	1N3Y
only #	0O1H2j3N
only $	0Y1Y3G
only one	0h1H2L3b
only reads	0P1K2k3R
only the	0Y1G3Y
only two	0F1q2I3N
ons	0d1a2I3N
ont	1K2O3f
onze	0C1k2I3d
ook	0f1H3K
op	0F1t2F3G
opbr*	0Z1c2L3K
opbrengst	0Y1c2M3K
opbrengst veel	0g1P2T3T
open	0h1J2U3S
open $	0i1R2F3Q
open with	0Y2T3R
open*	1N2j3L
opened	0Y1P2P3d
opening	0T2e3D
opening page	0L1f2d3L
opens	2Z3L
opens the	0f1Q2R3T
oper*	0d1c243E
operacoes	0f1P2R3R
operating	0M1l2M3H
operating cash	0i1K3T
operating cost	0M1i2S3N
operating model	0F1p2Q3M
operation	0g1O2U3T
operations	0c1T2I3T
operator	0Z1Y2P3O
operators	0f1U2N3L
opex	1Y2S3T
opex #	0d1Q2U3U
opin*	1Q2O3d
opinion	0b1T2P3Y
opor*	0k1N2P3P
oportunidades	0h1P2Q3Q
oportunidades :	0j1N2P3P
oppo*	0g2J3K
opportunities	0Z1b2K3J
ops	0h1F2P3g
opti*	0N2S3c
option	0c1E2b3N
option #	0e1O
option b	0c1S2T3S
options	0I1n2N3L
or	0O1i2T3N
or #	0f1O
or buy	0O1f2Q3S
or is	0k1M2P3N
or keep	0E1p2R3Q
or no	1a2S3Q
or the	0d1b2E3I
or we	0S1d2R3N
oran*	0Q2b3L
orange	0N1M2j3L
orange #	0c1R
orch*	0T1e2I3N
orde*	1U2e3B
order	0M1Z2e3H
order $	0J2h3U
order :	0m1K2N3T
ordered	0f1Q2R3S
orders	0k1O2L3N
orders from	0f1Q2T3S
orders to	0j1L2R3R
ordi*	0J1k2R3P
ore	0J1d2f3N
org	0L1a2Y3Z
orga*	0Q1g2E3S
organic	0Z1U2U3T
organigrama	0N1i2Q3P
organisation	0O1h2P3K
orig*	0h1O2R3R
original	0g1P2S3U
original plan	0f1P2T3T
orth*	0h1K3U
orthopaedics	0i1L3T
os	1a2S3Q
osei	0T1U2N3b
osob*	0d1J2J
othe*	1P3Y
other	1Q
other #	0Q1U2P3f
other $	0T2c3B
other for	0L1c2Z3O
other way	1a2S3S
others	0Z1T2Z3B
others #	0f1N
others $	0k1N2M3L
otherwise	0R1G2Y3c
otra	0m1K2O3O
ou	0K1k2P3O
ou viennent	0Y1U
our	0O1m2I3B
our #	0I1l2R3Q
our advice	0i1M2O3Q
our base	0Y1L2b3Q
our best	0Q1h2Q3K
our brand	0J1k2S3T
our name	0f1P2U
our own	0Q1e2U3Q
our sales	0R1d2T3T
ours	0o1J2M3K
ours*	0d2O3N
ourselves	0b2P3N
out	2S3Q
out #	0i1L
out $	1Q2H3h
out (	0e1O2U
out :	0l1I2T3T
out and	0h1P2Q3N
out of	0K1k2C3Z
out on	1N2f3T
out the	0f1S2Q3N
out to	0g1Q2S3T
outa*	0Z1Z2Q3Q
outage	0U1d2Q3Q
outb*	1Z2U
outbound	0Z2U3U
outbound #	0U1Z
outc*	0U1g2L3L
outcome	0j1M2Q3S
outcome :	0i1L2S3T
outcomes	0I1m2S3R
outcomes $	0J1l2T3Q
outl*	0U1c2M3O
outlook	0f1O3U
outp*	0S1d2U3I
output	0P1c2Y3R
outputs	0k1J2L3N
outputs :	0k1L2P3Q
outr*	0Y2T3O
outs*	0c1Q2Q3T
outside	0q1E2K3K
outsourced	0K1P3f
outsourcing	0I1l2S3Q
outstanding	0i1P2R3Q
oven	0j1M2Q3S
oven #	0d1Q
over	0T2N3d
over #	1Z2Q3P
over $	0O1e2Q3Y
over it	1S2R
over the	1K3e
over*	0Q1a2Y3R
overhead	0i1M2S3T
overhead #	0d1Q2U
overlap	0O1O2Q3g
overlaps	0O2b3O
overnight	0i1M2T3T
overrun	0a1T
overspend	0M1g
overspend #	0c1Q
overtime	0d1Y2M3K
overtook	0G1h2Y3K
own	0f1G
own #	0a1S
own $	0U1Q2Q3e
own label	0f1O
owne*	0d1B3c
owner	0d1G3S
owner :	0j1Q2O3L
owners	0U1M2R3e
owns	0b3O
owns it	0P1b2c3T
p	1U2R
p $	0a1S2J
p &	0T1b2S3O
p a	0j1K2S3R
p90	0f1O
paci*	0M1j2S3O
pack	0Q2b
pack*	3H
packaging	0Q1Z2b3J
pacs	0i1O2O3P
padr*	0R1O2M3f
paga	0g1Q2S3Q
paga*	0k1M2O3O
page	061O2r3a
page #	0B1A2j3n
page $	012l3U
page :	0Q1g2K3L
page for	0Q1Z2S3a
page is	0e1O2Q
page of	0O1F2q3E
page so	0Y1J2l3I
page that	0G2e3U
page*	0N1T2b3Z
pager	0D3f
pager for	0I2h3Q
pages	0T1M2e3S
pagi*	0S1Q2e3a
pagina	0R1P2d3Z
paid	0e2G3I
paid #	0M1g
paid $	0h1T2L3M
paid back	0Z1T
paid in	0j1K2S3T
pain	0a1U2R3P
pain*	3I
paint	0R1e2Q3N
pale*	0O1U2h3N
palestra	1Z2S3T
pall*	0c2R3O
pallet	0c1U2R3O
pand*	0N1d2K3e
pane*	0b1K2G3e
panel	0a1M2K3e
panel $	0P1Q2N3g
panels	0a1b2N3R
pann*	0i1N2P3Q
panne	0e1T2S3T
pape*	0Y2K
paper	0U1Z2J3Y
paper #	0b1R
paper $	0Q1g2L3R
papers	0k1L2R3S
paperwork	0e2M3M
papi*	0Y1a2N3J
papier	0b2S3P
par	0R1Y2b3M
par jour	0Z1U2T3R
par la	0O1a2L3f
par le	0j1I2T3T
para	0O1U2a3Y
para #	0e1Q2U3U
para el	0G1S2k3F
para la	0T1a2M
para*	0a2G
parallel	0d2O3L
parallel run	0d1Q2U3T
parc*	0M1g2L
parcel	0Y1b2R3M
parcels	0I1k2N3Z
pare*	0d1b2E3B
parental	0U1g2P3N
parents	0j1S2H3F
pari*	0i1M2T3T
park	0f1Q3H
park $	0R1Q2e3Q
park*	1S283d
parkeren	0m1L2P3J
parking	0O1T2H3j
parks	0T1a3U
parl*	1R2b3L
parq*	1Z2T3R
parr*	0h1N2U3U
part	0Y1H2L3h
part $	0K1H2d3f
part*	0a1T2K3Y
parte	1M2H3e
parties	2H3U
parties $	0b1M2K3a
partner	0a1Y2D
partner wants	0L1T2L3h
partners	1c2K3R
partners :	1Y2T3U
partnership	0U1d2R3P
parts	0Z1S2b3H
parts $	0J1P2k3M
parts :	0U1Z2U3U
party	0U1M2P3d
pas	1N2a3U
pas de	0T1N2e3K
pasa	0e1S2T3S
pass*	1S2Y3M
passages	0M1K2Z3i
passe	0T1d2U3K
passengers	0e1P
passes	0e1G2b3F
passes it	0h1O2Q3T
passes to	0d1S2U3U
passes what	0N1R2g3O
password	1P2c3P
passwords	1d2O3M
past	0k1T2L3J
past*	0J1Y2c3a
pate*	0h1Y2L3L
patel	0f1R2S3T
patent	0a1Z2Q3Q
path	0f1U2O3O
path*	1d2Q3K
pati*	0Z1Z2P3A
patient	0Y2U3F
patients	1Y2P3P
paus*	1a2R3R
pay	0d1b2735
pay $	0O1h2L3N
pay (	0k1J2T3T
pay for	0e2O3O
paya*	0k1M2N3R
payable	0h1P2Q3S
payables	0c1R2T3T
payb*	0S1g2M3N
payback	1a2O3P
payback #	0d1R
payback of	0N1i2S3R
payi*	0U1a2R3R
paying	0S1c2R3R
payl*	0f1Q2S3S
payload	0h1Q2R3R
paym*	0f2K3G
payment	0a1a2N3L
payments	0Y1Z2Q3N
payr*	1c2H3E
payroll	1c2G3E
payroll #	0h1M
pays	0a1b2P3D
pays $	0T1d2U3M
pays :	0g1N3U
pays back	0c1S2U3U
pays for	0Z1a2Q3O
payw*	0f1N
pc	0j1K2S3R
pe	0j1J2Q3P
peak	0e1Z2N3K
peak*	0T1Z
pedi*	0g2E3G
pedimos	0g1M2P3Q
pedir	0O1h2O3O
peer	0g1N2T3U
peer*	0m1H2Q3R
peers	0l1H2R3S
pens*	1U2K3Z
pension	1c2N3N
pensions	0g1P2T
peop*	1Q2Y
people	1S3Y
people #	0g1N
people $	0e2Q3L
people )	0e1P
people :	0P1i2N3M
people always	0Z1e2M3L
people and	1O2d3R
people on	0P1I2J3l
people should	1e2Q3M
people technology	0c1S3U
people to	0N1U2f3M
people who	0Y1Q2a
pequ*	0Z1Y2R3P
per	0N1h2c37
per #	0J1j2U3T
per app	1Y2S3R
per cent	1S2b3U
per contact	0h1M
per country	0O1g2R3S
per customer	0T1K2f3T
per day	0L1l2L3L
per head	0T1c2R3S
per hour	0g1P2Q3S
per il	0P1c2L3b
per jaar	1Z2U3U
per litre	0U1b2T3S
per maand	1Z2R3T
per month	0P1f2O3T
per quarter	0O1f2U
per shift	0e1P2U3T
per site	0Y1Z2O3O
per team	0N2g3Q
per tonne	0e1R2O3P
per visit	0d1Q2U
per year	0i1M2S3Q
perc*	0K1U2l3E
percent	2Z3P
percent $	0a2S3S
perche	0S1f2L3O
perd*	0Q1b2I3a
perdus	0N1f
perf*	0P2f3N
performance	0Y1Z2L3Q
perg*	0b1a2M3I
peri*	1O2e3M
period	0e1U2P3R
perm*	0b1E2T3Z
permission	0F1c2L3k
permissions	0e1S2T3T
permit	0i1R2O3N
permits	0d1I2T3a
permits #	0f1O3T
pero	0n1I2M3L
pers*	0d1Q2T3R
person	0Z1H2c3P
personal	0q1I2L3M
personal #	0a1T
personas	1a2O3P
persone	0K1Y2Q3e
personnel	0Q1c
personnel #	0c1R
pert*	0g1O
pess*	0f1N
pet	0M1l2M3L
pet food	0Y2U3T
pete	0b1S
peti*	0c1Y2J3I
petit	0c2P3N
petr*	1J2c3Z
petra	0S1S3c
peu	0l1F2K3U
peu probable	0g1O2R3Q
peut	0O1g2S3R
pfle*	0T1f2N3L
ph	0d1R3U
ph :	0a1T
phar*	0d2U3A
pharmacy	1e2T3F
phas*	0Z1E2i3R
phase	0Z1J2g3C
phase #	0l1O2P3Q
phase :	0h1L
phases	1P2b3U
phd	0T1g2P3K
phil*	0a1R2P3a
phon*	0f1H2C3d
phone	0a1O2G3c
phone $	0T1P2U3c
phones	0h1M2P3Q
phot*	0S1E2r3R
photo	0O1L2l3I
photo is	0Z1K2Z3Z
photo of	0Q1Z2Z3J
photograph	0U1J2g3T
photos	0Q1H2c3Z
phys*	0e1N2L3b
physician	0c1S2U3U
physio	0T2Q3b
pian*	0U1e2I3J
piano	1b2L3M
pick	0U1d2O3O
pick lists	0b1S2U3U
pick*	0Z2K
picking	0S1c2S3S
picks	1P2S3b
pict*	0D2j3R
picture	0D2m3N
picture $	0L1d3M
picture :	0G1Q2k3P
picture of	0E1a2a
pide*	0d1G2P3f
piden	0f1J2Q3b
piec*	0T2d3E
piece	0Q1Y2c3M
piek*	0I1e2d3S
pien*	0S1d2R3R
pier*	0Q1e2R3S
pilo*	0g2D3C
pilot	0c1a2E3D
pilot :	0e1O
pilot in	0g1P2T3S
pilote	0h1N2U3U
pipe*	0g2H3I
pipeline	0U1f2K3M
pipes	0f1P2R3S
pisc*	0b1M2Q3d
pitc*	0J1Z2a
pitch	0P2Z
pitch $	0L1T2g3I
pitch :	0c1T2R3R
pits	0R1Q2e3U
piu	0k1N2R3O
pizz*	0J1J2e3e
pizza	0K1K2d3d
pl	0e1N2T3U
plac*	0S1h2T39
place	0I1a2d3H
places	0Z1b2F3I
plai*	0Y1T2b3I
plain	0U1J2f3O
plan	1c2T38
plan #	0k1K2T3T
plan $	0k1N2J3L
plan /	1f2I3K
plan :	0e1O3U
plan by	0b1U2U3U
plan de	0R1e2Q3O
plan for	0P1m2K3I
plan had	0e1P2U
plan with	0g1L2S3R
plan*	2G3Z
planned	0e1P2N3U
planned #	0S1c3T
planner	0j1R2M3H
planners	0i1P2R3O
planning	1g2G3C
planning $	0U1c2U3Q
plans	0g2L3O
plant	0U1R
plant $	1Y2U3T
plant in	0k1I2R3M
plant manager	0U1H2P3e
planta	0H1h2O3d
plants	0b1Q2P3Z
plas*	1Y2S3S
plaster	0f1N2U3T
plat*	1c283O
plate	0c1L2S3Z
platform	0e2G3F
platform :	0f1P3T
platform in	0l1I2T
platforms	0P1g2Q3O
plattform	0k1K2T3U
play	0e2M3Q
play*	0Z2M3U
playbook	0R1f2R3N
players	0a1U2U3U
playground	0e1R2T3T
plaz*	1a2P3O
plea*	0G2l3F
please	0D2n3G
please $	081M2s36
please :	0N1k2K3T
please as	0a2U3S
please do	0L1e2K3d
please don	0N1a2a3S
please make	0R1J2h3O
please put	0M1i2O3T
please show	1f2O3Q
pln	0c1R
pln #	0c1S2U
plot	0N1f2c3F
plot*	1a2R3Q
plots	0U1c2Q3O
pls	0A1U2o3P
pls $	0B1U2m3U
pls :	2Q3T
plum*	0b2T3T
plumbing	0a2U3T
plus	1O2f33
plus #	0k1M2O
plus :	0i1M2T3U
plus de	0Q1e2R3R
pm	0J3d
pme	0g1P2U3U
pme #	0g1P2U3T
pmo	0f1P2K
pms	0f1O2U3T
png	0I1N2k3Y
png )	0N1M2i3Q
po	0Q1K3f
poca	0n1J2P3N
poco	0m1K2N3L
pod	0a1a2O3M
podc*	0b2P3O
podcast	1Y2U3S
podz*	1Z2N3L
podzial	1a2O3M
poin*	0U1d2P3N
point	1b2L3R
point $	0J1b3Z
point for	0c2S3P
point of	0o1F2O3O
points	0T1a2Y3G
points $	0P1R2f3S
poka*	0B2g
pokaz	0J1a2d3K
pola*	0i1J3P
poland	0b1L2c3T
poland #	0g1M3U
poli*	1a2Q3N
police	0i1M2S3S
policy	0d1K2O3Z
pols*	0m1I2R3P
polska	0j1K
pomo*	0e1Q2U3U
pomoc	0e1Q2T3U
pon	0Q1e2R3R
pon $	0Q1e2R3N
poni*	0c1R
ponizej	0d1P
ponizej #	0c1R
pont*	0a2T3Q
pool	0h1R2N3M
pool #	0g1N
pool ->	0b1S
pool*	0j1K2U3T
pooled	0f1O
pools	0f1O2U3T
poor	0m1P2L3K
poor #	0a1S
popu*	0h1N2R3S
population	0i1L2Q3R
population register	0f1Q2U3U
por	0R1d2c30
por que	0R1g2N3O
port	0e1Y2J3L
port*	0b30
porta	0Z1Z2J3O
portal	0n1H2M3N
portal $	0n1I2R3S
portal :	0d1R3U
porte	0Z2Q3T
porter	0S1e3G
porter value	0M1i2Q3L
portfolio	0K1m2N3K
porto	0g1M3H
pos	0U1c2R3N
pose	0U1O2P3d
posi*	0Z1Y2N3L
position	0Y2R3R
positions	0R1d2U3P
poss*	0k192Z3D
possible	0l193F
possible $	0N1Q2g3R
possible /	0d1R2U3U
possible major	0c1U2U3T
possible moderate	0e1R2S3T
possible severe	0h1P2S3T
possivel	0b1U2T3U
post	1a3F
post mortem	1b2P3M
post*	0g1S2F3Q
poste	0m1H2R3N
posto	0e1P2T3T
posts	0m1J2P3N
pot	0c1T2R3S
pote*	0g1R2L3L
potential	0n1K2M3L
poun*	1Z2T3Q
pound	1Z2R3O
pour	0R1a2A3c
pour l	0P1L2P3j
pour la	0P1h2S3N
pour le	0P1d2N
pour*	0R1i2L3K
pourquoi	0J1k2S3O
powe*	0c1Y2G3J
power	0l1P2J3M
power #	0j1K
power price	0d1Q
pozz*	0g1N
pr	0f1O2U3S
prac*	1R2J3e
practice	0S1P2R3f
prad*	0i1O2M3M
prai*	0i1Q2P3P
prairie	0b1S
prairie #	0b1S
prax*	0g1N3U
pre	1N2N3d
prec*	0b1T2S3S
precedent	0e1R2U3T
precedent deals	0a1S
precio	0c1I2a3L
pred*	0e2K3G
predictive	1Y2P3O
predictive $	0d1S2T3T
pref*	0d1Q2Y39
preference	0Y1d2L3N
prefers	1G2g3E
prei*	0T1Y2G3Y
preis	0S1a2N
prem	0Y1b2Q3P
prem*	0g1Q2F3U
premie	0e1Q2U3U
premium	0h1R2H3I
premium #	0c1R
premium $	0a2R3M
pren*	0j1L2Q3P
preo*	0T1d2N3O
prep	0S2P3a
prep*	0c1K2Y3Q
pres*	0Y1K283i
prescriptive	0Z1Y2R3O
prescriptive $	0d1U2P3N
present	0K1R2O3k
presentation	0K1R3f
president	0L1e2N3Z
press	0n1O2M3I
press $	0h1Q2S3P
press officer	0g1Q2T3R
presse	1Y2T3R
presta	0e1P2T3R
presta contas	0f1O2U3S
pret*	1b2O3K
prev	0d1R
prev #	0c1R2U
prev*	0l1P2G3G
prevision	1Z2T3T
previsto	0k1L2Q3S
prez*	3H
prezes	0T2c3K
prezzo	0Q1e2T3Q
pric*	0e2L39
price	0c2B3J
price #	0r1D2M3S
price $	0b1Y2F3I
price (	0h1M3T
price :	0m1I2U3U
price and	1Z2T3T
price for	0k1I2R3S
price index	0g1O2Q3R
price is	0e1O2a3N
price list	0O1e3U
price low	0g1N
price of	0T1a2S3S
prices	0U2b3E
prices #	0Q1d
prices $	1M2d3S
pricing	0Y1f2B3C
pricing #	0b1S
pricing :	0e1O2U
prij*	0f2K3K
prijs	0e2L3N
prim*	0m1L2G3Q
prima	1T2R3Z
primary	0c1T2S3T
primary :	0k1J2T3T
primero	0g1P2S3R
prin*	0a1T3S
principal	0e1R2S3T
print	0a1R2b3J
printer	0i1M2S3P
prio*	0O1R2f3P
priv*	0g1T2U3C
privacy	0h1M3U
private	0f1S3C
private label	0Y1Z2Q3T
prix	0j1N2M3M
priy*	0c1T2L
priya	0a1Y2N3T
pro	0d2P3Q
pro #	0c1Q
proa*	0l1K2Q3P
proactive	0h1N2R3Q
prob*	0c2M3S
probabile	1a2R3P
probabilita	0b1U2U3S
probable	0t1D2K3G
probable impact	0d1Q2U3T
probable mais	0f1P2S3S
probation	1e2P3P
probleem	0Q1e2O3O
problem	0f1G2T3b
problem :	0k1K2R3Q
problema	0Z1Z2Q3O
proc*	0c1Y2D3L
proceeds	0m1I2T3T
process	1Z2T3G
process $	0T1c2a3N
process :	0g1Q2Q3S
processing	0Y1H2Q3g
processor	0g1P2S3S
prochaine	0f1N
procurement	0d1Y2H3F
procurement #	1Z
procurement $	0S1e2O3P
prod*	0c1Z2K30
produce	0O2i3N
product	0h2A3A
product $	0e1T2N3M
product (	0e1Q2U3U
product :	0g1O3U
product team	0e1P3U
production	0c1Z2I3J
production #	0N1f
producto	0Y1Y2S3S
products	0g1N2S3T
produkt	0S1b2T3U
produto	0e1Q2Q3R
prof	1L2Q3b
prof*	0a2Q3Q
profit	0d1S3H
profit #	0f1Q2P3S
profit $	0d1Q
prog*	1c2M3N
progetto	0S1e2U3T
program	0S1R2M3f
programme	0U1d38
programme $	0S1d2R3R
programmes	0i1P2N3Q
proj*	0I1o25
project	0C1n2C
project lead	0l1J2U3S
projector	0K2Q3h
projects	0e2P3P
projet	0U1b2U3Q
prom*	0R2N3c
promise	0S1T2J3g
promised	0R2E3f
promised the	0d1a2Q3I
promotion	0f1P2U3T
promotion #	0f1Q2T3T
promotions	0f1P2T3Q
pron*	1L2L3d
pronto	0O2N3h
proo*	0M2Y3Z
proof	0I1b3Y
prop*	0Y2U3P
property	0Y1c2I3G
proponemos	0i1M2R3T
proposal	0L1a2P3c
propose	0e1P
proposes	0c1S3U
proprio	0f1N
proprio #	0f1O
pros*	0N1T2j3J
prosze	0J1K2n3I
prot*	0c1S2Z3F
protection	1e2N3N
prou*	0i1J3M
prov*	3N
provavel	0g1Q2R3R
proven	0a1K2a3M
provider	0S2b3Q
proz*	0N1c2a3O
prozent	0O1Y2c3R
prud*	0U1Z3U
pruf*	0f1T2K3L
pruft	0Z2N3O
pruft die	0R1d2T3T
prufung	0h1Q2O3Q
prze*	1e2I3G
przy	1Z2Q3N
przy*	0Y3R
pt	0U1H2e3P
pt $	0S1M2h3P
pts	0e1U2O3U
publ*	0Z2A3Y
public	0c1T2J3U
public #	0a1T
public sector	0Z1O2Q3c
publish	0S1g2S3L
published	0f1P2S3U
publishes	0d1S2U3S
publishing	1R2O3b
pued*	0S1J2e3J
puer*	0d1Q3U
puis	1Z2Q3R
pull	0O1R2i3K
pull*	0c1K2T3e
pump	2M3Z
pump*	0Y1Y2T3O
punc*	0K1N2l3K
punctuality	0Q1c2U
punk*	0O1Y2e3N
punkte	0O1K2h3R
punt*	0f1Q2Q3Q
punti	0e1P2S3S
pupi*	0Q2I3g
pupils	0R1O2L3g
purc*	0e1U2O3M
purchase	1Z2U3U
purchase of	0b1R
purchase price	0d1Q
purchasing	0h1O2R3P
purp*	0O1U2O3f
purpose	0N1Z2P3d
push	0U1c2T3R
push*	0l1J2S3P
pushes	0k1K2R3P
put	0S1R2e3R
put #	0b1S
put a	0O1T2f3M
put in	0k1K2R3R
put it	0H1a2i3I
put our	0O1l2K3U
put that	0i1H3O
put the	0b1b2O3I
put them	0M1Q2h3O
put us	0P2N3e
pv	0i1O2Q3S
pyra*	0L2f3N
pyramid	0K1Z2d3N
pyta*	0P1b2K3c
q	0f1Q2T3S
q1	0f2H3I
q1 #	2U3U
q1 offline	0b1S
q2	0q1K2J3L
q2 #	0h1N2T3U
q3	0l1T2G3H
q3 $	0i1O2S3Q
q4	0e1Y2G3M
q4 #	0b2S3T
q4 $	0f1P2T3U
qa	0m1N2J3I
qp	1L2f3L
qr	0g1P2T3T
qu	0R1I2a3d
qual*	0d1a2737
qualidade	0j1M2Q3Q
qualified #	0c1Q
qualitat	0m1J2R3R
quality	0U1f2F3E
quality #	0T1Z
quality (	2U3T
quality lab	0d1S2U
quan*	0J1g2Z3N
quar*	0N1o2A3Q
quarter	0M1p2E3E
quarter $	0R1d2S3S
quarters	0a2Q3N
quas*	0h1H3M
quasi	0j1N2O3O
quat*	0P2g3G
quatre	0M1S2j3I
que	0G1c2Z
que la	1R2I3f
que lo	0N1b2a3M
que se	0H1a2g3K
qued*	0S1k2A3B
queda	0S1g2J3M
quel*	0b1a2G3G
quem	0M1i2Q3P
quer*	0S1P2h3F
queremos	1b2O3P
ques*	1e2N3O
question	0L1n2K3P
question :	0H1m2T3S
question for	0M1j2T3R
questions	0a2U3G
questions $	0e1T2N3L
queu*	1J2h3I
queue	0Q2d3Q
queue #	0S1c
queues	0e1Q2R3R
qui	1a2U3Q
qui fait	0O2e3L
quic*	0U1R2P3d
quick	0R2M3d
quick one	0L2K3g
quick wins	1N2d3R
quie*	0T1G2Z3c
quiet	0e1R2T3T
quin*	0k1R2L3G
quis*	0h1N2S3Q
quit	0b1U2T3T
quit*	0i1N2T3S
quite	0i1M2U3R
quite likely	0e1R2U3U
quoi	1U2Z3J
quot*	0O1S2P3h
quote	0Q1J2d3e
quotes	0c2S3Q
r	0l1M2E3L
r #	0R1c
r $	0Y1M2M3Z
r &	0T1c2S3S
r /	0l1K2N3Q
r =	0d1R2U3T
r a	0L1a2c3R
r and	0e1S2T3T
r c	0i1N2P3Q
r ceo	0e1S2U3T
r cfo	0f1P2S3S
r controller	0e1Q2S3R
r finance	0d1Q2U3T
r safety	0b1R3U
r vertriebsleitung	0f1O
r1	0e1Q2U3T
r2	0c1S2U3U
r3	0c1U2T3U
r4	0f1Q2S3T
raba*	1Y2Q3Q
rabatte	0U1c2O3O
racc*	2U
raci	0L1Y2d3Q
radi*	0Z1c2N3L
radio	0e1U2Q3N
raff*	0b1K2K3Y
raffinerie	0i1N2S3R
raffle	1N2M3a
rail	1a2R3S
rain	0a2Q3Q
rais*	0f2J3K
raise	0d2M3N
raises	0g1N2T3S
ran	0d1E2O3c
rang*	1O2Z
range	0f1S2M3O
range #	0T1a
ranges	0Q1R2d3Y
ranges $	0Y1M
rank	0K1T2i3P
rank*	0I1a2i3M
rapp*	0Q1F2Z3g
rapport	0K1M3j
rare	0g1H3J
rare /	0e1R2R3T
rate	0R1h2F3J
rate #	0b1R
rate $	0d1Q
rate :	0c1R
rate and	0b1Z2P3S
rate*	0e1T2L3K
rates	0e1Q2Q3O
rath*	0R1L2l3K
rather	0T1H2k3K
rati*	2G3a
rating	0T1T2Q3d
ratings	1d2L3L
ratio	0d1S2T3S
ratio #	0g1N
raw	0l1J2R3P
rd	0a2S3T
re	0S1R2e3S
re at	0h1O2U
re good	0b1L2f3O
re in	0a1J2T3d
reac*	0e1a2D3C
reach	0c2N3N
reached	0k1N2R3M
reaches	0R1d2P3R
reactive	1Z2R3Q
read	0Q1I2e3g
read $	0U2c3J
read the	0a1E2f3U
read*	1U3T
reader	1d2M3O
readers	0a1U3T
readiness	0J1o2K3I
reading	0T1R2k3D
readings	0T1e2Q3O
readings to	0U1a2T3R
reads	0b1D3c
reads one	1L2h3K
ready	0i1M2J3T
ready $	0e2L3K
reak*	0f1O2U3U
real	0R1U2Z
real estate	0Z2T3P
real time	0a2T3R
real*	0H1g2b3T
really	0U2G3a
reas*	0Q1b2b3N
reason	0M1a2e3Q
reasons	0N1f3T
rebo*	0f1P2T3T
rebu*	0a2O3Q
rebuild	0T1c2S3T
reca*	0a1Y2Q3K
recall	0Z2R3S
recap	0d2U3N
rece*	0p1F2R3G
receipts	0p1F2P3O
receipts $	0i1O2Q3P
receita	0d1P
receivables	0b1S
receives	0e1P
reception	0c1J2b3N
recession	0Y
rech*	0h1L38
recharge	0k1J2Q3T
recherche	0j1N2O3T
recht	0k1M2P3R
rechts	0S1J2g3J
reci*	0Z1R
recipe	0U1a2U3U
reco*	0f1K2S3Q
recommend	0Z1d2J3H
recommend to	0k1N2Q3P
recommendation	0Y1K2d3F
recommends	0n1K2L3L
record	1R2M3d
record $	0O2P3e
recording	1N2S3c
records	0a2S3T
recovery	0T1e2Q3Q
recovery #	0J1j
recr*	0M1h2J
recruiting	0M1d2O3b
recrutement	1b2M3K
rect*	0k1K2N3O
recu*	0U1Z2U3S
recy*	0p1G2L3O
recycled	0f1R2T3U
recycling	0e1R2U
red	0e192g39
red #	0g1Q2R3S
red $	0K1M2m3K
red under	0Z2U
reda*	1b2M3P
redaktion	0f1P2S3U
rede*	0T1c2R3S
redu*	0U1Y2K3Y
refe*	3Q
reference	0T1U2h36
reference $	0j1T2L3O
reference for	0H1c2a3J
references	0Z1S2L3Z
references and	0f1O2T3T
referrals	0U1b2O3O
refi*	0M1n2C3B
refinance	0d1Q
refinancing	0P1i2Q3M
refinancing #	0Z1U
refinancing of	0b1S
refit	0U1d2P3N
refr*	0j1L2N3L
refresh	0g1P2S3R
refu*	2D3Z
refund	1c2R3P
refurbish	1Z2T3T
refurbishment	0S1d2T3N
rega*	0G1D2B3s
regards	0B1H2E3t
rege*	0o1H2L3L
regi*	0Y2L3R
regie	0Y2T3S
region	0Y1b2T3E
region $	0h1J3M
regional	0U1b2I3T
regionale	1J2Q3h
regions	0a2H3T
register	0c2O3K
registrar	0e1S2S3R
registry	0h1P2O3O
regu*	0e1P2C3a
regulation	0Z1a2O3O
regulator	0S1N2K3i
regulatory	0c1S
reha*	0g1O2P3R
rehe*	0a1M2N3b
rehearsal	1J2M3f
reic*	0o1K2K3L
reicht	0j1M2P3P
reif*	0R1e2P3N
reim*	0f1O2R3S
rein*	0U1Y2H3b
reje*	0j1K2T3U
rekl*	0j1K2S3R
reko*	0j1N2M3N
rela*	0j1O2F
relations	0n1K2N3T
relaunch	0P1g2R3P
rele*	0a2F
release	0c1U2I3R
release $	0h1P2T3P
release :	0g1N2S3Q
reli*	0i1T2L3I
relief	0Y2U3R
relo*	1N2U3f
rema*	0g1O2K3Y
remain	0d1Z2J3L
remaining	0f1P
reme*	1b2F3L
remember	0T1d2F3U
remember :	0j1K2P3Q
remi*	0d1Q2T3U
remo*	0T1d2N3S
rend*	0L1P3i
render	0I1U2h3Z
rendu	0K1R2P3h
rene*	0g1P2S3G
renew	1a2U
renewal	0n1K2L3Q
renewals	2R3R
reno*	0a2M3N
rent	0i1P2J3M
rent #	0j1L2R
rent*	0P1i2E3E
rental	2U3T
rented	0b1Z2O3R
rents	0R1c3U
reop*	0P1g2M3T
reopened	0N1i2M3U
reor*	1f2G3K
repa*	0Z1b2A3Q
repair	0h2I3I
repair $	0f1P2T3S
repairs	0f1S2R3Q
repas	0O1f2S3Q
repas #	0b1R
repay	0Y
repe*	0d1F2d3N
repeat	0P1K2j3O
repl*	0Y2E3U
replace	0g1N2U3T
replacement	1d2P3N
replacement cost	0Z1T
reply	0T1I2N3f
repo*	0c2L3Q
reponse	0K1Y2O3g
report	0a1P3T
report $	0d1L2e3O
report (	0k1J2U3U
report to	0r1F2L3J
reporting	0T1h2F3E
reporting $	1Y2S3Q
reporting lines	0L1l2P3O
reporting to	0i1N2T3Q
reports	0h1S2F3T
reports :	0c1R
reports to	0a1b2O3N
repr*	0l1K2P3Q
reprise	0l1L2N3P
reprise des	0f1Q2S3S
reps	0f1T2P3N
reps $	0c2S3Q
requ*	0d1Q2D
request	1U2K3Y
request $	0Z1J2S3c
request :	0Q1d2U3T
requests	0h1O2Q3S
resa*	0f1R2T3U
resale	0i1O2Q3Q
resc*	0U1a2O
rescue	0P1a2P3a
rese*	0n1O2B3N
research	0b1Y2P3K
research agent	0K1k2S3Q
reserve	0a1O2R3c
reserve #	0a1S
reserves	0m1H2S3T
reserves #	0b1S
resi*	0o1O2I3H
residents	0j1O2N3Q
residual	0g1O2Q3R
reso*	0a2R3T
resolution	0i1N2T3T
resolution :	0d1P2U
resp	0U1Z
resp*	0e2D3B
responde	0i1O2Q3Q
responsabile	0c1R2T3S
responsable	0h1O2T3U
responsavel	0e1O2U3S
response	0e1T2Q3P
responsible	0U1a2T3T
responsible and	0b1S2U3U
ress*	0P2d3R
ressources	1Y3U
ressources :	0e1P
rest	0d1J2Q3b
rest #	0g1N
rest $	0Q1O2U3g
rest is	0U1g2J3I
rest of	0L1I2O3l
rest open	0i1S2Q3M
rest*	0g1S28
restare	0T1c2S3Q
reste	0Z1R2L3Z
resto	0O1I2Q3j
resto #	0Z1T
rests	0Z2J
rests on	0f1H2K3b
resu*	1Y2Z3F
result	0U1c2N3M
result #	0e1R2R
result :	0d1P
resultaat	0i1L2U3U
resultado	0O1f2S3S
resultat	0e1P
results	2U3U
results to	0h1M2U3U
resumen	0J1T2h3P
resumen para	0H1P2k3M
resz*	0S1e2M3P
reszta	0U1c2P3Q
reta*	0e2S38
retail	0Y1U2Z3H
retail #	0b1R
retailer	0O1h2N3M
retailer $	0J1k2O3M
retailers	0i1L2S3T
retard	0h1K2T3T
retard #	0e1P
retard de	0c1R
rete	0k1K2R3R
rete*	0P1i2M3M
retenir	0Y1Z2O3O
retention	0R1e2S3T
retention of	0I1l
reti*	0l1M2G3T
retired	0c1S
retirement	0i1O2Q3O
retirement $	0h1Q2Q3O
retires	0c2O3M
reto*	1d2O3N
retouren	0g1M
retr*	152P3l
retrained	0k1J2T3R
retraso	0l1N2R3M
retu*	0b1Y2B3P
return	0d2J3K
return $	0f1O2R3T
return on	0P1f2U3S
returns	0i1S2I3I
reun*	0I1T2K3n
reunion	0H1U2N3l
reve*	0T1a2Z3G
revenue	0P1a2f3I
revenue #	0Y2Q3P
revenue $	0i1M2U
revenue is	0b1S
revenue of	0Y
revenue per	0J1k2U3U
revi*	0Y2G3U
review	1R2O3c
review #	0S1J2U3i
review $	0P1b2K3Y
review )	1Z
review :	0b2R3O
revo*	0J1k2O3O
rewr*	2P3a
rewrite	0Y1Y2R3P
rh	0j1L2Q3O
ribb*	0O1O2h3P
ribbons	0J1O2k3Q
rica*	0L1h3U
rich*	0d1Q2T3T
rico*	0Q1g2P3Q
ricordare	0J1i2S3R
ride*	0b2P3R
riders	0f1P2U
ries*	0R1h2N3L
riga	0P1O2g3L
righ*	0P2g3A
right	0O2e3K
right $	0M1F2l3I
right :	0e1S2L3T
right end	0g1O2P3T
rights	0e1U2O3P
ring	0m1H2J
ring*	0c1S3T
rings	0d1R3T
rins*	0Z2S3R
rinse	1Y2R3R
risc*	0J1n2P3K
rischi	0M1i2S3P
rise	0Z1Z2L3K
rise*	0j1L2T3S
rises	0j1K2T3R
risi*	0c1Y2O3B
risico	0j1K2Q3S
risico :	0g1P2R3T
risiken	0Z1b2M3L
risiko	0k1M2Q3P
rising	0N1Y2d3O
risk	1Z26
risk #	1Y2U
risk :	0e1Q3U
risk committee	1e2R3M
risk*	0D1s2K3H
risks	0L1m2L3J
risp*	0g1M2S3S
risq*	0L1j2S3N
rita*	1a2P3Q
ritardo	0c2R3R
riva*	1c2Q3P
rival	0f1O2U3U
rivals	0P1h2R3O
rive*	0Z1T2Z3M
river	1T2b3M
road	0f1U2S3F
road*	0G1j2d3E
roadmap	0J1o2P3O
roadmap #	0K1j2U3T
roads	0F1f2g3K
roas*	0U1a2U3U
robo*	0f1S2L3M
robot	0b1Y2M3K
roce	0g1N
roce #	0f1O
rock	0a1T2T3T
rodz*	0f1Q2R3R
rodzice	0d1R2S3T
roic	0S1e2O3U
rojo	0d1T2T3T
roku	0k1J2O3P
role	0d1Q2M3Z
role*	0T1c2T3P
roles	1Y2U3R
rolf	0Z1Z2S3P
roll	0d1U2U3S
roll out	0a1T
roll*	1f2G3H
rollout	0S1g2M3L
rollover	0U1Y
rollover #	0U1Y
rolls	0m1J2S3T
roma*	0M1e2a3Q
romania	0Q1c3R
ront*	0j1N2N3P
rontgen	0i1O2O3Q
roof	0h1M3G
roof*	0f1I2d3M
rooftop	0c1N2b3O
room	0Q1R3d
room $	0K1H3i
room*	1Y2U3T
rooms	1Y2T3S
root	0Q1f2Q3R
rosa	0Y1Z2Q3N
rose	0a2Q3P
ross*	0k1J2P3P
rosso	0c1Q
rost*	0U1c2S3Q
rot	0c1T2S3T
rota	0n1H2P3M
rota*	0e1U2N3L
rotacion	1Y2S3R
rotacion :	0e1P2T3S
rotas	0f1O2U3R
rotation	1Z2U3U
rott*	0e1R2U3T
rotterdam	0Z3T
roug*	0l1K2T3T
rouge	0e1P2U
rouge #	0c1P2U3T
roughly	0g1O2U3S
roun*	0R1Y2Z3R
round	0N1c2Y3T
round $	0S1M2e3K
round and	0a1M3O
rout*	0l1M2L3L
route	0q1E2R3R
routes	0a1U2S3S
routine	0g1P2R3P
row	0S1R2d3U
rows	0K1J2e3d
roya*	0f1N2U3T
ruck*	0n1N2I3N
rui	0a3U
ruiz	0f1T2R3Q
rule	0f1P2S3T
rule*	0g1O3F
ruled	0i1N2Q3P
ruled out	0j1N2Q3P
rules	0j1O2O3N
run	0h1a2432
run #	0h1N2S3U
run $	0Q1h2L3G
run it	0d1S2U3U
run out	0h1N2U3U
run rate	0h1O2S3T
run the	0I1k2R3Q
run through	0f1Q2T3R
rung	0n1I2P3R
runn*	0i1U2J3G
running	0f1Z2J3H
running order	0K1k2R3Q
runs	0j1S2H3F
runs the	0N1i2S3Q
runs through	0i1N2R3O
runw*	0c1Y2Q3O
runway	0c2Q3Q
runway #	0f1O
rura*	1b2R3N
rusz*	0H1f2I3d
ryne*	0Q1g2Q3O
rynek	0Y1a2P3N
s	0R2Q3b
s #	0j1O2P3N
s $	1I2Z3Y
s :	0Z2Q3O
s a	0f1E2e3F
s all	0I1l2T3I
s done	0h2O3J
s for	0G1E2g3e
s it	1M2F3g
s office	1P2P3c
s on	0N1E2e3c
s our	0c2M3L
s report	0Z1L2O3e
s the	0R1l2E3P
s what	0M1l2J3P
sa	0l1J2S3Q
saar	0R1b
saar #	0Q1c
saba*	1b2R3O
sach*	0a1T2U
safe	0a1Y2G3K
safe*	1h2D3E
safety	1h2G3F
safety officer	0d1R2U3T
said	0M2E3l
said #	0g1N3T
saki	0T1b2T3S
sala*	0c1S2S3R
salaries	0b1R
salary	1Z2T3T
sale	1Z2D3Z
sale $	0k1K2U3T
sale*	2R3U
sales	0Z1U2P3U
sales #	0o1G2T3T
sales $	0N1c2L3d
sales :	0g1N2U3U
sales deck	0S1e2O3Q
sales led	0Z1b2R3L
sales of	0j1K2U3U
sales to	0e1P3U
salesforce	0l1J2Q3Q
sali*	0e1U2N3M
sall*	0Q1d2U3U
salles	0g1O2U3S
same	0N1Q2j3S
same $	0N1G2c3e
same day	0m1K2L3Q
same order	1P2b3U
same scale	0P1g2R3R
samp*	0g1P2S3S
sample	0f1Q2S3U
samu	0i1K
sand	0d1Q3U
sand*	0a1J2M3b
sani*	0T1e2N3M
sanieren	0T1c2T3T
sans	0T1M2Y3c
sant*	0d1Q3U
sante	0f1N3U
sante #	0c1R
sap	0g1T2M3L
sap $	0e1O2T3S
sap and	0b1S
sap sends	0Z1T
sara*	0f1R2S3U
sat	0d1M2T3d
sati*	0R1h2L3P
satisfaction	0G1m2U
satisfaction #	0R1b
satisfied	1Y2R3S
satu*	0K1b2a3U
saturday	0N1S2Z3a
satz*	0I1b2Z3R
save	0K1j2R3R
save*	0Y1Y2O3Q
saved	0U1b2T3S
saved a	0T1Z
saves	0j1N2R3U
saves #	0g1O3T
savi*	0R1c2Y3E
saving	0P1P2i3O
savings	0T1i2C3E
savings of	0f1N
saw	0l1K2S3R
say	1Z2J3T
say #	0d1P2U3T
say $	0K1o2J3I
sayi*	0Z1R2b3Q
saying	0Z1P2c3R
says	0d1A2S3b
says #	0o1G3U
says :	0g1P2T3T
says yes	0d1R2U3R
scal*	0N1S2j3B
scale	0N2k3B
scale $	0J2h3M
scale is	0P1O2g3P
scale so	0Q1f3Q
scan	0M1S2Q3i
scan*	0k1Q2I3J
scar*	1c2S3P
scen*	0R1b2U3T
scenarios	0M1h2O
scha*	0Z2O3Q
schaden	0k1K2T3S
sche*	0U2b3I
schedule	0g1M2Q3R
scheme	0U1c2Q3R
schi*	0h1D3J
schichten	0h1O2Q3P
schickt	0i1O2P3S
schl*	0Z1Z2T3D
schlagen	0g1P2S3S
schlecht	0f1O2T3T
schluss	0Y2S3R
schn*	0l1K2R3Q
scho*	0c1Z2R30
scholarly	0Z2S3T
schon	0M1I2k3N
school	0b1a2K38
school $	0e2K3J
school nurse	0U1a2U
schools	0b1Y2M3L
schools #	0b1S
schr*	0Z1C2I3d
schreibt	0j1O2S3P
schritt	0j1J2P3N
schu*	0d1T2O3Q
schule	0g1N2T3S
schw*	1T3T
schwach	0h1O2R3T
schwachen	0a1Z2M3L
scie*	0l1J2Q3P
science	0k1L2P3O
scientist	0b1S2U3U
scol*	0U1c2S3R
scolaire	0S1c2T3S
scop*	1Z2S3P
scope	1a2R3P
scor*	0M1n2H3D
score	0R1h2O3N
scored	0G1m2R3T
scores	0a1T
scoring	0P1f2U3S
scorte	0g1N2U
scra*	1Y2T3S
scrap	2U3T
scrap rate	0S1a
scre*	0Z1O2d3N
screen	0i1M2O3U
screens	1a2U3T
screenshot	0G1a2c3Q
screenshot of	0O1i2P
scri*	0c2P3L
sdks	0e1Q
se	0U1b2Z3B
se queda	1Z2Q3U
se vea	0I1K2k3N
sear*	0d1I2c3P
search	0d1L2d3K
search #	0d1Q2T3S
seas*	2K3Z
season	0T1a2L3Y
seasonal	0e1Q2U3U
seat	0l1I2Q3S
seat*	0e1H2e3N
seats	0h1E2c3O
seats $	0T1P2e3Q
sech*	0b1Y2O3O
sechs	1a2S3S
seco*	0b3H
second	0Z1Z2Q3K
second $	0P1g2N3M
second floor	0g1O2U3U
secondary	0f1Q2U3S
seconds	0O1J2k3N
secr*	0H1R2d3d
secretaria	0g1Q2R3R
secretary	0H3d
sect*	0K1Y3d
section	0C1d2Y3d
section $	0N1O3f
sector	0c1I2O3a
sector #	0e1R2T3S
secu*	0h2F3F
securite	0j1K2T
security	0e1Y2I3I
security #	0Y1U
security and	0h1O2R3R
see	0H1Y2b
see #	0m1H2S3S
see $	0T1K2J3k
see :	0i1O2S3R
see how	0M1c2a3K
see it	0N1h2M3T
see that	1b2T3J
see the	0I2g3Q
see what	0b1K2a3R
see where	0L1b2e3O
see which	0L2e3M
see you	0J1K2K3l
seed	1j2N3H
seed #	0d1P
seen	0N1P2f
sees	0Q1B2n3P
sees the	0U1M3b
segm*	0S1d3I
segment	1a2Q3Q
segments	0Y1c2M3O
segments $	1Z2R3P
segr*	0k1L2Q3O
segretario	0h1N2Q3P
segu*	0S1f2P3S
seguimiento	1c2P3O
segun	0J1l2O3M
segundo	0m1M2M3J
seguridad	0Q1d3T
sehr	0h1I2L
sehr gut	0c1S2T3U
sein	0i1N2S3Q
seit	0O1f2R3S
seit*	0R1c2Y3K
seite	0P1d2b3J
sek	0c1R
sek #	0e1Q2T
selb*	2T3T
self	0g1Q2O3L
self service	0j1L2U3T
sell	0b2U39
sell $	0h1O2L3N
sell the	0G1a2h3P
sell*	0Y1Z2T3F
sellers	0Q1d2R3Q
selling	0e1Q2O3Q
sells	0d1H2b3M
selo*	0I1l2T3S
selon	0K1j2U3R
selt*	0l1M2O3M
selten	0k1M2P3O
sema*	0e2J3L
semanal	1Z2U3Q
semanas	0l1J2Q3S
seme*	0j1J2T3P
semi*	0Z1S2c3I
seminar	0O1Z2b3R
semp*	0g1N3T
sempre	0j1L2T3S
send	1Z2F3Z
send*	0n1O2B37
sends	0j1S2836
sends orders	0i1M2R3T
sends stock	0a1T
sends the	0j1L2S3R
sends tracking	0b1T
seni*	1K2h3P
senior	1O2e3R
senior #	0Y3U
senior loan	0e1O
sens*	0Z1T3T
sensitivity	0Q1g2N3N
sensitivity of	0R1d2R3T
sensor	0Y2T3S
sensors	0c1U2M3N
sensors and	0i1L2S3T
sent	0S1b2S
sent*	0E1R2r3G
sentences	0G1J2r3I
senz*	0S1N2e3O
senza	0U1N2e3P
sep	0Z2M3N
sep $	0f1P2U
sepa*	0U1F2I3m
separate	1U2R3a
separately	0N2O3e
sept	0b1Y2I3G
sept $	0b2M3L
sept*	0d1T2J3U
september	0c2I
september $	0a2P3R
sequ*	0h1P2P3P
sequia	0h1N2Q3Q
seri*	0L1e2e3G
series	0S1d2S3U
serious	0S1f2Q3P
serious $	0l1K2Q3P
serr*	0L1i
serv*	0d1Y2N3C
serve	0Y1Y2S3S
served	0e1Q2U
server	0R1Z2b3P
serves	0T1c2S3R
service	0e1Z243I
service #	0U1Y
service $	0b1T2K3U
service (	0O1g2S3U
service :	0k1L2Q3Q
service centre	0Z2T3U
service charge	0h1K3T
service goed	0f1P
service returns	0e1P2T3S
services	0g1D2Y3M
services #	0b1R
services :	0k1L2Q3S
servono	0I1l2S3S
ses	0T1O2M3e
sess*	0Z1N2F3d
session	0Y1R2M3c
sessions	0k1N2R3M
set	0Z2a3D
set $	0j1O2T3Q
set up	0a1Y2K3L
sets	0S1d2N3N
sett*	1P2b3U
settimana	0G1g2d3P
settle	1b2O3M
settle $	0c2O3N
settled	1L2U3d
settlement	0g1Q2R3P
setu*	0P1g2S3N
setup	0U1b2S3Q
seul*	0T2U
seule	0O
seve*	0h1T2Q3A
seven	0Y1Z3F
severe	0q1I2M3N
severe $	0n1I2M3O
sfor*	1Z2R3P
sforzo	1Y2Q3Q
sg	0l1M2L3H
shad*	0O2L3c
shaf*	0f1R2T3T
shaft	0e1Q2T3T
shal*	0R1J2J3j
shap*	0A1S2p3F
shape	0G1Y2i3I
shape not	0M1c2a3Q
shapes	0O1S2g3Q
shar*	0Y1a2I3P
share	0R1f29
share in	0N1b2R3d
share of	0E1q2R3S
shared	0g1U2K3L
shared service	0b1T2U3U
shared services	0f1P2U3U
shareholders	0R1T2f3Q
shares	0a1U2S3S
shares #	0b1S
she	0M1O2h3Y
she wants	0K2a3Y
she was	0K1g3Y
shee*	1a3M
sheet	0O2i3L
sheet #	0e1O
sheet for	0K1l2N3M
shel*	0c1Y2K3L
shelf	1b2P3R
shif*	0j1L3B
shift	0h1Q2R3C
shift $	0f1R2S3T
shifts	0e1O
shifts #	0b1R
ship	0m1I2O3S
ship*	0a2L
shipping	0Q1d2T3R
ships	0d1R2S3S
shop	0e1Y293K
shop $	0l1M2O3R
shop and	0d1S2U3R
shop floor	0O1c2T
shop*	0i1P2M3M
shops	0e1R2Q3P
shor*	0Q1T2g3U
short	0T1O2i3P
short $	0e1K2G3c
shortage	0e1Q2R3R
shorten	0c1P2b3Q
shot	0H1F2p3M
shou*	0M2c
should	0M1Y2f3N
should be	0P1P2j3C
should look	0K1M2j3O
should see	0M1e2T3U
should show	0Q1M2g3T
should stick	0m1H2T3T
should we	0E1u2I3D
show	071T2v3D
show both	0L1N2j3S
show how	0G1Z2i3O
show it	0h1K2S3N
show that	0K1Z3Z
show the	0F1R2m3F
show where	0L1K2l3Q
show who	0G1I2o3O
show*	0T1c2Y3H
shown	0O1Y2g3M
shows	1h2J3K
shri*	0o1G2T3Q
shrink	0i1L2U3U
shrink #	0e1R2T
shut	0R1f2P3O
shut*	0k1J2T3T
si	1S2c3Q
siam*	0U1Y2Z3N
siamo	0T1T2c3M
sich	0M1Y2g3L
sich aus	0S1b2U
sich*	0b2M3K
sick	1c2N3M
sick leave	1b2Q3N
sick*	0c1R2T3U
sickness	0e1S2U3T
side	0U2d3H
side $	0e1E2d3J
side :	1a2S3U
side by	0F1a2g3H
side*	0R1Q2d3N
sides	0R1U2a3S
sides #	0j1R2M3P
sie	0Y2Q3R
sieh*	0J2j3O
sieht	0H2j3O
sign	0w1B2J3E
sign on	0b1T2U
sign up	0l1L2J3N
sign*	0e1U29
signature	0g1N2T3S
signed	0f2N3Q
signed $	0d1S2T3U
signing	0i1Q2R3Q
signs	0i1N2Q3N
signs $	0e1P2S3Q
signs off	0c1R2U3T
sile*	0L1H2L3l
silo	0f1Q2U3U
silv*	0Z2S3Q
silver	0b1U2S3Q
simp*	0U2c3F
simple	1K2e3N
sin	0d1U2T3G
sin cubrir	0f1Q2T3R
sinc*	0Q1Q3i
since	0N2f3Z
since #	0P1g2M3P
since march	0g1O2U3U
since may	0d2N3P
since the	1G2d3Y
sind	0q1F2N3M
sind wir	0d1R2U3U
sind*	0e1I2J3e
sing*	0e1Q3S
single	0a1U2R
single sign	0c1S2U
sini*	0b1T2R3Q
sink*	0R1d2Q3Q
sinkt	0P1g2P3O
sint*	0S1U2T3c
sist*	1C2S3c
sister	0T1I2R3d
sit	0n1I2M3M
site	0f1a2637
site $	1d2O3L
site :	1Y
site and	0Y1Y2Q3U
site*	0g1P2R3N
sites	0e1R2Q3R
sites $	0j1K2U3R
sits	0g2I3H
sits in	1b2R3Q
sitt*	0Z1Z2Q3R
situ*	0a2R3O
situation	0h1M2U
situation :	0i1L2U
six	0Y203d
six $	0E1g2M3Y
six mois	0Z1T
six weeks	0i1P2Q3M
sixt*	0q1J2K3O
sixty	0h1O2N3Q
size	0M1S2l3U
size $	0c1Y2S3M
size and	0U1O2e3N
size*	0O1d2Y3O
sizes	0U2a3R
sket*	0Y1b2T3Q
ski	0T2N3a
skil*	0h1O2O3T
skip*	0k1N2M3O
skus	0c2P3Q
slaa*	1E2N3f
slab*	0j1N2P3O
slabe	0m1L2P3N
slabe :	0j1N2P3P
slac*	0o1H2O3J
slack	0m1J2O3L
slee*	1b2G
sleep	1Z2J3Y
sleep over	0H1g2M3f
sleeps	0f1O
sleeps #	0d1Q
slic*	0Q2c3M
slices	0S1U2b3O
slid*	062j3Z
slide	011Y2n3Y
slide $	091N2k3Y
slide :	0I1o2L3M
slide for	0c1a2R3I
slide of	0N1L2j3R
slide please	0Z3M
slide so	0L1d2c3O
slide with	0O1d3Q
slides	0Z1F2M3l
slip	0f1O2T3S
slip*	0j1P2K3L
slipped	0i1M2R3T
slipping	1Z2S3S
slop*	0J1P2k3L
slope	0I1M2l3L
slot	0R1e3J
slot*	0U1b2U3R
slots	1a2U3T
slow	0n1J2N3N
slow on	0d1R2T3T
slow*	1b2T3Q
slower	0d1Q
smal*	1R2e34
small	0Z37
small :	0i1N2R3Q
smaller	0b1L2a3O
smar*	0d1U2M3L
smart	0Y1Z2P3O
smb	0a1Z2R3Q
smel*	0f1Q2P3R
smil*	0e1Q2T3U
snac*	0Z1c2O3T
so	0J2Y3Y
so #	0k1R2N3L
so $	1M2U3f
so :	0a1U2S3R
so far	0P1g2Y3I
so here	0P1M2P3j
so i	0K1a2R3f
so it	0d1N2a3L
so let	0U1a2O3Y
so one	0K1O2b3f
so please	0H2Q3f
so that	0N2b
so the	0H1k2S3O
so this	0K1I2i3a
so we	0S1a2R
so what	0a1Z2Q3M
sobr*	0K1g2M3d
sobre	0K1d2R3d
sobre #	0M1h
soc	0U1d2R3O
soci*	0Y1b2L3I
social	0c2Q3P
socios	0R1e2O3N
sode*	0b1R
sodexo	0b1R
sodexo #	0b1S
sofi*	0Z2R3S
sofia	0b2R3S
soft*	1U2a3I
software	0f1U2M3N
soit	0S1a
sola	0j1N2P3O
sola*	0i1U2I3J
solar	0e1U2J3M
sold	0p1I2N3L
sold $	0g1O2R3P
soli*	0e1U2L3Q
solid	1d2K3O
soll	0K1a2j3H
soll*	0K1Z2e3N
sollen	0H1d2d3L
solo	0S1P2j3E
solu*	0b1M2Z3O
solution	0d1O3P
solv*	0f1L2P3b
some	0a1Q3O
some*	0N1O3d
somebody	0R1U2H3h
someone	2G3b
something	0N2h3P
something like	0Z1Y2N3P
somm*	0R1h2L3P
son	0P1Q2Q3f
sond*	0g1O2S3S
sono	0Y1b2M3J
sons*	0S1b3U
sont	0S2G3b
sopo*	0Q1P2e3P
soporte	0S1O2e3O
sopr*	0a1O2Z3L
sopra	0Z1N2a3J
sorr*	0K1B2O3r
sorry	0I1K2N3p
sorry for	0K1E3k
sort	0C1M2o3b
sort it	0K1N2b3d
sort*	0O1g2Q3R
sorted	2a3O
sorted by	0S2b3R
sortie	0O1T2N3e
sorting	0Z1e2U3M
sost*	0m1J2M3M
sostienen	0f1P2S3R
soun*	0m1I2O3P
sound	0j1N2Q3Q
sour*	0Z2R3U
source	0Y2Y3H
source :	0c1Y2O3L
sources	0Q1a2P3a
sources :	0O1J2P3h
sourcing	0c2I3K
sous	0d2L3J
sous #	0N1f
sout*	0l1L2O3N
south	0e1R2S3T
south #	0b1T3U
soutien	0f1Q2S3S
sowi*	0T1b2U3U
sowing	0T1b2U
spa	0f1O2R3R
spac*	1Q2c3Q
space	1M2d3T
spaces	2U3U
spad*	0P1Z2c3L
spadek	0Q1T2g3M
spai*	0h1I3P
spain	0j1K2T3R
spain #	0f1N
spar*	1R2c3R
spare	0P1j2N3Q
spare parts	0P1g2P3S
spaz*	0d1T2T3T
spazi	0f1Q2R3S
spea*	2J
speak	0Y1c2P3L
speakers	0Z1d2N3L
spec	0g1N3U
spec*	0f1O2Y3E
special	1Y2R3Q
specialty	1S2d3P
specs	0g1P2Q3T
spee*	0n1L2N3M
speed	0p1E2O3O
speed :	0c1Q2U3U
spen*	0Z1b293M
spend	0g2F3F
spend #	0g1L2U
spend $	0e1Q2T3Q
spend per	0Q1d2T3U
spenden	0R1c
spending	1a2R3P
spends	0M1h2U3T
spent	0Z1P2S3b
spent #	0i1K2T3R
spin	0T1c2O3N
spin*	0Q1g2M3P
spit*	0a2N3O
spitze	0Z2L3M
spli*	0J1e3Y
split	0K1c3a
split it	1G2P3h
spoi*	0U1Z
spoilage	2U
spok*	0I1L2h3b
spon*	0f1M2J3a
sponsor	0h1K2J3a
sponsor equity	0i1L
sponsors	0c1T2S3R
sponsors #	0i1K3U
spor*	0c1Y2K3L
sport	1b2O3P
sports	0f1P2R3S
spot	0d1R2P3T
spot*	0S1Z2G3b
spotify	0U1d2O3M
spots	0U1d2L3N
spra*	0m1J2M3N
spre*	0U3U
spread	0H1Z2g3M
spreadsheet	0c1a2N3P
spreadsheets	0c1Q
spri*	1S2d3B
spring	0q1J2K3K
spring $	0k1J2S3Q
sprint	0L2f3L
sprz*	0d1Q2T3U
sprzedaz	0h1N2R3S
spv	0i1M2R3P
spv $	0h1O2R3S
squa*	0b1P2Y3I
sre	0h1N2T3S
sre lead	0g1O2U3S
st	1U2Y3E
staa*	1g2Q3M
stab*	0l1L2K3M
stable	0g1O2P3P
stac*	0H1j2Y3L
stack	0J1h2a3P
stad*	0P1d3I
stadium	0M1U2e3Q
stadtwerke	2R3R
staf*	0i1S293P
staff	0i1S2A3L
staff #	0c1R
staff $	0l1I2S3S
staff hours	0c1Q
stag*	0R1f2G3U
stage	0T1a2N
stages	1Z2S3Q
stai*	0a3I
stairs	0d1P2Y3Q
stak*	0G1j3J
stakeholders	0H1j2Y3J
stal*	0Y1Y2P3R
stalls	0c1S2U
stam*	0d1U2K3L
stan*	0d1S2U3I
stand	0S1R2e3T
stand #	0h1N2Q3T
standard	0b2Q3O
standards	0i1O2T3R
standing	2a3K
standorte	0h1P2N3R
stands	0f1O2S3T
stands at	0j1Q2K3S
stands on	0T2Y3S
star*	0Z1Q3Q
starken	0j1L2P3M
start	0Z1A2a
start $	0T1P2P3c
start before	0j1O2P3O
start of	0j1K2S3S
start with	0Z1U
started	0Z2H3T
started $	0f1U2P3P
started in	0Q1a2Q3Z
started the	0S1b3T
starting	0g1O3U
starts	0a2R3N
starts in	0g1N2S3R
stary	0f1Q2S3T
stat*	0a1Y2O3N
state	0T1c2Z3E
state grant	0b1S
state of	1e2S3P
statements	1I2b3Z
station	0a1O2R3c
stations	0Q1U2e3T
status	0l1U2G3J
stay	0U1c2G
stay $	0c1H2O3a
stay :	0i1N2T3T
stay a	0h1L
stay*	0d2L3K
stayed	1e2O3O
stays	0n1I2S3Q
stea*	0k1L2R3Q
steam	0e1Q2U
stee*	0T2T3Z
steel	0m1G2P3N
steerco	0E1c2I3f
steering	1c2P3L
steering committee	0c1Z2O3M
steh*	1P2P3c
stehen	0a1Z2L3L
steht	0Z2Y3J
stei*	0h1O2R3R
stel*	0i1C3H
stellen	0Z1J2c3O
step	0c1P2c3H
step*	0Q2f3G
steps	0M1b2g3J
steps $	0O1S2d3N
ster*	0m1I2P3Q
stic*	0T1N2J3i
stick	0l1H2U3U
stick :	0h1M
stil*	0R2A3d
still	0T1b283a
still in	1Y2S3Q
still open	0k1L2R3M
stoc*	0k1M2I3K
stock	0m1O2H3I
stock #	0b1R
stock levels	0b1S
stock list	0e1Q2U3T
stoo*	0e1O
stood	0c1Q
stood at	0d1Q
stop	0k1L2Y3F
stop*	0o1U2B3G
stopped	0o1J2N3N
stops	0e2L3P
stor*	1T2Y3R
storage	0q1F2O3P
store	0T
store $	0Z1b2P3Q
stores	0Y1b2K3J
stores $	0T1b2T3S
story	0J1d2a3O
story $	0D1b2U3b
story :	0M1k2J3M
story for	0K2d3L
story next	0b1K2a3P
story of	0I1m2N3O
story on	0b3K
stra*	0a1Q2O
straight	0g1L2O
straight to	0Z1R2U3Z
strategie	0Q1d3U
strategy	0T1Y2Z3L
stre*	0Z1S2a34
stream	0g1P2T3T
stream processor	0h1O2S3S
streams	0T1N2f3Q
strengths	0f1T2I3H
stress	0T1d2Q3Q
stri*	0j1J2S3H
strictly	0g1T2P3Q
strike	1Z2S3R
strip	1O2e3O
strip out	0h1O2S3P
stro*	0U1S2c3R
strom	1b2N3O
strompreis	0P1d
strong	0v192N3K
strong $	0h1M2U3U
strony	1b2K3K
strony :	0k1K2Q3Q
stru*	0L1Z
structure	0L1e2I
structure for	0P1T2Q3c
stuc*	0a1R2M3Z
stuck	1S2P3a
stud*	0Z1e2L39
student	0Z1c2K3H
students	0d1U2L3I
students #	0d1P
studio	0s1E2O3K
study	0H1t2H3H
study :	0N1g3U
stuf*	0a1U2J3Y
stufe	0U1b2R3P
stufe #	0n1J2S3Q
stuff	0R2M3b
stun*	0T1g2J3K
stunden	0T1b2P3Q
styc*	0L1i2U3T
styl*	0P1U2i3H
style	0K2i3K
stylish	1c2J3Q
su	2O3Z
su #	0Y2S3Q
sub	0d2N3M
subc*	0g1N
subi*	0f2L3N
subj*	1Z2T3S
subm*	0m1I2R3R
submission	0f1R2S3S
subs*	1c2H3J
subsidie	0k1M2R3Q
subsidy	0o1I2Q3S
subsidy $	0e1S2R3U
subt*	0S1e2O3O
subtotal	0g1M2T
subv*	0d1Q
succ*	0f1I2c3N
succession	0j1N2Q3Q
such	0J1d3Y
sud	1b2Q3N
sud #	0T1b2U3T
suel*	0h1P2S3S
suit*	0a1P2S3Z
suite	1U2S3Z
sul	1c2O3L
sull*	0F1O2d3g
sulla	0H1S2f3a
sum	0f1P2S
sum of	0c1R2U
summ*	1S2T3a
summary	0P1T2T3e
summary of	0M1Y2Q3a
summary page	0L1Z2b3L
summe	0i1N2R3S
summer	0k2K3I
summer $	0m1J2P3N
sun	0R1d2T3Q
sund*	0e1P3T
sunday	0j1N2U3R
supe*	0Z1P2Y3U
supermarkets	0g1M2T3T
supermarkets #	0d1Q3U
supervisor	0Z1b2Q3M
supervisory	0Q2e3K
supervisory board	0R1T2f3O
supp*	0d1a2D3I
supplier	0d1S2T3D
supplier $	0N1d2a3Q
suppliers	0S1h2L3K
suppliers $	0Q1f2T3R
supplies	0U1c2P3R
supply	0P1b2M3a
support	0g2D3B
support $	1b2R3N
support :	0i1L2T3S
supported	0h1O2T3S
sur	0T1T2Z3U
sur #	0M1h2R3S
sur l	0i1N2S3S
sur la	0b1R2Y3M
sur le	1N2L3d
sur une	0L1N2e
sure	0R1L2J3h
surg*	0d1N2Z3O
surgery	0b2P3T
surp*	1P3Z
surplus	0k1K2T3U
surplus #	0g1R2S3T
surprise	0Q1a2a3G
surt*	0e1Q
surv*	0a3B
survey	0a1a2F3F
survey #	0P1e
survey $	0S1h2N3N
sust*	0U1a2U
sustainability	0P1f2U3U
susz*	0f1N2S3S
sven*	0Q1N2N3f
svenja	0Q1L2L3i
swap	0b1S
swap*	0U1d2K3O
swim*	0Y1Y2Q3K
swin*	0O1Q2i3P
swing	0O1L2i3P
swit*	0Y1Q2N3c
switch	0O1Y2P3f
swot	0G1i2H
swot for	0S1f2N3H
symb*	0J1P2k3N
sync	0L1E2I3p
syne*	0b1f2J3K
synergies	0c1Z2R3N
syst*	0Y1d2B38
system	0e2I3F
system $	0d1S2S3Q
system sends	0a2R3S
systems	0U1b2Q3L
szan*	0o1L2K3L
szanse	0m1K2K3L
szanse :	0i1Q2P3R
szko*	1Z2R3Q
t	1R3Y
t #	2U3T
t $	0S2L3c
t )	1e2M3P
t /	0b2N3N
t :	0u1E2M3M
t a	0K1e2c3M
t at	0Y
t be	0Q1Z2b3L
t come	0Z1Z2P3S
t do	0Y1c2I3F
t know	1T2Y3S
t read	0Y1H2d
t start	0i1Q2Q3P
t want	0Q1T2h3K
tabl*	0Y1b38
table	0U1d2T3G
table $	0e1Z2L3P
table :	0T1b2S3U
tables	1Y2S3T
tag	1a2O3R
tage	0j1L2R3Q
tage*	0O1i2M3M
tags	0b2S3T
tail	1Y2S3R
tail*	1b2Q3Q
tak	0f1Q2T3T
take	0S1U2Q3d
take #	0e1P3U
take $	0P1k2R3N
take home	0O1e
take the	2M3Z
take*	1S2T3c
takes	1P2I3d
takes #	1Y
takes it	0O1P2N3g
taki*	0T1Q2P3f
takings	0Z2T3S
tale*	0Y1Y2R3R
talent	0R1d2S3T
talento	0g1P2S3S
talk	0L1e2b3N
talk $	1R2b3Q
talk*	0Y1U3I
talking	0S1Y2c3K
talking to	0U1Y3O
talks	0i1N2R3R
tall*	0l1L2N3O
tama*	0O1Z2P3c
tamb*	0e1Q2U3S
tambien	0f1Q2U3S
tank	0P1f2S3S
tard	0g1O2S3S
tard*	1Z2S3Q
tarde	0d1T2S3T
targ*	0d1b2H3D
target	0f2G3I
target #	0k1M2R3U
target for	0j1L2U3T
target line	0h1M2Q
targets	0j1L2Q3P
targets #	0c1R
tari*	0k1M2U3J
tarif	0h1M3U
tariff	0g1R2S3T
tariffs	1M2f3T
tarn	0e1R2S3R
task	0S2c3O
tast*	0Y1F2f3L
taux	0I1l2T3S
taux d	0U1c2T3S
taux de	0J1i
tax	0m1N2F3N
tax #	0g1M2U3T
tax $	0h1P2R3P
tax i	0c1S3T
tbc	0i1N2Q3Q
tbil*	0g1N2S3U
tbilisi	0e1P2T3U
te	0e1I2F3b
te lang	0h1N2Q3P
te weinig	0i1L2R3P
teac*	0b1R2M
teacher	0b1H2R3d
teachers	0Z1Z2R3L
teaching	0O1g2R3R
team	0R1Z2J3c
team $	0R1Y2I3b
team :	0i1L
team in	1O2c3S
team of	0h1M
team*	0k1S2I3H
teamleitung	0h1Q2R3S
teams	0i1T2J3I
teams $	1a2U3T
teas*	0h1M2U3R
tech	0Y1Y2N3P
tech $	0f1N
tech*	0p1Q2E3D
technical	0d2M3P
technician	0f1Q2S3Q
technik	0b1S3U
technique	0a1b2Q3H
technology	0j1N2T3R
technology procurement	0d1S2U3T
tecn*	0c1Y2L3K
tecnico	0i1N2P3N
tele*	0a1O2Z3H
telefon	1Q2d3Q
telemetry	0d1Z2M3L
teleserv	0b1S
teleserv #	0Z1T
tell	0M1Y293m
tell the	0P1T2J3g
tell*	0e1D
telling	0M1P2M3j
tells	0e1P2b3F
tells the	0d1J2a3M
tem	0d1M2b3O
temp	0Z1T
temp*	1L2c
temps	0d1Z2N3K
ten	0k1M2R3R
ten minutes	0b1I2K3g
tena*	0i1I2J3d
tenant	0g1K2L3d
tenants	0a1T
tend*	0L1j2T3I
tender	0M1i2T3J
tent*	0h1P2S3Q
tenth	0i1N2S3P
terc*	0o1I2N3J
term	0h1Q2M3O
term loan	0h1M
term*	0d1a2837
termin	0h1O2P3Q
terminal	1a2P3P
terms	0j1K2T3O
terr*	0l1M2T3O
terrace	0g1O2U3T
terrain	0b1S
teru*	0J1P2Q3j
tess	0h1O2T3T
test	0b1T2E3Z
test $	0Y1K2M3e
test*	0l1G2G3a
tested	0i1M2T3Q
testing	1a2Q3R
tests	0l1K2S3S
teue*	0j1M2T3R
teuer	0i1N2T3S
text	0U1N2g3N
text $	0T1G2g3L
text :	0Q1i2K3Q
text beside	0a1a2O3T
text*	0d1G2N3d
texts	0g1P2U3T
th	0p1O2D3L
th #	0a1S
th $	0i1Q2L3L
th :	0e1Q2U3U
th and	0Q1a2S3a
th of	0k1J3T
than	0Y1K2h3I
than #	0N1b2d3T
than it	0R1N2g3P
than the	0k1Q2O3K
than*	072M3p
thank	0D1i2F3Z
thank you	0F1h2H3c
thanks	0A1G2S3s
that	0O1T2Y3b
that $	0M1B2a3d
that :	0i1M3U
that and	0L1N2j3P
that are	0P1b2b3U
that as	0Z1O2b3N
that carry	1Z2S3S
that for	0N1K2j3K
that is	1D2d3b
that makes	0e2T3H
that must	0b2R3R
that nobody	0O1h2S3R
that on	0T1R2d3R
that one	0M1L2k3P
that order	0e1S2N3T
that s	0S2B3g
that the	0a2K3R
that we	0R1Z2a3L
that*	0U1E2G3i
thats	0Y1I2I3g
the	0S1Y2U
the #	0L2d3a
the accountant	0U1P2d3O
the agent	0d2S3O
the airport	0G1j2d3M
the annual	0M1K2Z3h
the answer	0f1O2U3T
the app	0d2L3M
the arrow	0k1K2M3Q
the ask	0P1R2f3Q
the assistant	0Q1g2U3O
the audit	0R1F2c3d
the auditors	0R1e2O3T
the back	0U1I2Z3c
the bakery	2S3Y
the bank	0M1Y2U3d
the base	0e1T2P3M
the best	0h1L2U3U
the big	0h1L2U3L
the board	0b1Q2S3U
the boiler	0R1f2P3R
the book	0c1a2M3K
the booking	0f1Q2S3T
the books	0g1P2U3T
the bot	0L1L2b3g
the bottom	0Y1Q2Y3S
the boxes	0R1M2g3S
the brand	0O1T2c3Z
the budget	0f2P3M
the building	0k1K2P3P
the buyer	1M2R3e
the call	0U1K2P3g
the car	0f1H2b3N
the caretaker	0j1L2M3P
the case	0Z2T
the centre	1I2c3O
the ceo	0M1f2O3a
the cfo	0P2O3g
the chair	0I1S2L3m
the chairman	0N1I2N3m
the channel	0c1O2Z3Q
the cheapest	0k1J2U3U
the city	0M1j2R3R
the client	0P1S2Y3e
the club	0J1c2S3Z
the co	0Z1U3U
the coffee	1Y2O
the committee	0d1M2Y3K
the company	0U1h2O3O
the contact	0Z2Q3U
the contract	1a2R3R
the coo	0S1I2J3l
the corner	0k1K2M3S
the coroner	0a1Y2R3R
the council	0Z1c2N3I
the country	1U2a3Q
the county	0R1d2T3S
the covenant	0Z2T3S
the credit	0N1R2Q3h
the crm	1N2R3d
the customer	0q1F2P3K
the dairy	1Q2e3L
the damage	0f1R2U3T
the data	0T2J3b
the deck	0J1K2a3j
the design	0Z1c2M3S
the desk	0c2P3O
the director	0i1M2R3R
the door	0U1c2R3Q
the drawing	0f2S3J
the driver	0O1U2R3f
the edge	0R1d2T3S
the end	1L2J3h
the eu	0c1S3U
the family	0Q1Y3Y
the federation	0J1k3S
the fee	0g2M3N
the ferry	0J1k2T3S
the festival	0R1U2e3R
the file	0a1T
the finance	0N1i2Q3P
the fire	0Y1M2T3f
the first	0b1U293b
the fish	0L1f2O3Y
the five	0R1Z2U3Y
the flood	1Y2S3R
the floor	0d1M2a3Q
the forecast	0a1Z2R3L
the form	0Q1h2N3K
the foundation	1k2F3D
the four	2a3I
the freight	0L1Q2e3e
the fund	1Z2S3R
the gap	1K2g3N
the gas	0h1N2P3R
the gate	1R2a3P
the gateway	0j1L2R3S
the goal	0g1Q2R3T
the governors	0M2d
the gp	0g1Q2R3S
the ground	0e2L3S
the group	0a2S3Q
the growth	0N1f
the hand	0K1g2U3R
the head	0Z1K2c
the historian	0l1K2Q3N
the hook	1Z3F
the hospital	0Q1S2T3g
the hot	1U2a3M
the hotel	0J1e2M3a
the house	0h1J2b3O
the hr	0K1U2e3Z
the hub	0c1R
the insurer	0P1c2M3a
the invoice	0j1K2T3S
the ipo	0d1T2S3R
the irr	0R1d2U
the job	0Y1Y2R3R
the lab	0b2O3T
the land	0a1L2b3P
the last	0O1T2f3T
the lease	0O1h2P3Q
the left	0D2j3K
the lever	0a1a2O3Q
the lift	0f1P2T3T
the line	0L1Y2H3f
the long	0N1d2S3b
the loyalty	1Z2U3S
the maintenance	1Y2T3R
the management	0j1O2O3P
the manager	0e1R2U3S
the margin	0f1R2P3Q
the market	0c1P
the mayor	0d1Z2L3K
the meeting	0S1L2M3i
the merger	0N1g2T3T
the middle	1h2D3D
the minister	0L2Y3a
the ministry	0d1U2N3K
the minutes	0M1c2d3T
the mobile	0O1d2U3Z
the model	1E2O3j
the money	0O2e3N
the month	1P2f3K
the most	0H1m2J3N
the move	0b1T2U
the museum	0b1O2T3Z
the name	0P1M2O3g
the national	0d2Q3M
the net	0Y1L2c3O
the network	0T1f2U3M
the new	0M1m32
the next	1e2D3R
the night	0Z2T3P
the npv	0Z2T3Q
the numbers	0I1H2e3Z
the offer	0f1K3N
the office	0f1R2U3T
the offsite	0R1T2M3e
the old	0I1d2b
the oms	0h1N2Q3P
the one	0T1O2U3f
the only	0g1D2F3b
the opening	0H1g2e3I
the order	1Y3S
the other	0c1S2S3S
the others	0T1Z2Z3N
the page	0E1O2n3P
the panel	1T2Q3b
the paper	0U1b2S3Q
the partners	0O1c2Q3d
the parts	0P1b2c3N
the patient	0h1R2Q3T
the pension	0d2S3P
the people	1I2h3M
the pharmacy	0R1i2M3M
the phone	0Z1T2O3Y
the photo	0a1K2d3O
the picture	0e2L3T
the pilot	0a2R3N
the pitch	0N1Z2E3d
the plan	0c1R2Z3H
the planner	0i1N2S3N
the plant	0g2H3G
the point	0b2O3R
the pool	0U1a2U3R
the port	0Z1Y2Q3Q
the press	2R3S
the price	0Z1Z2K3I
the pricing	0a1Y2R3N
the problem	0d1U2K
the product	0g1O2T3S
the project	0Q1K2R3i
the question	0R1e2T3O
the record	0O1N2N3j
the refinancing	0L1k2P3M
the regional	0Q2Q3c
the regulator	0N1P2P3i
the remaining	0d1P
the reserve	1M2P3f
the rest	0R1Q2U3f
the return	0g1Q2R3U
the right	0a1R2Z3L
the risk	0Q1j2O3J
the river	0f1H2a3M
the road	0U1c2Q3O
the robot	0Z2O3P
the room	0G1b3f
the round	0M1h2T3T
the sales	0T1N2f3Y
the same	0T1a2K3Z
the saving	0Y1K2c3S
the savings	0O1i2M3R
the school	3M
the second	0R1F2e3b
the service	0k1M2N3O
the shape	0M2e3O
the shapes	0R1U2a3R
the share	0U1L2Q3f
the shared	0e1P2U
the shop	0M1e2P
the side	0Y1O2a3N
the site	0U1c2N3P
the six	0b1S2M3b
the ski	0T1Z2M
the slide	0D1T2d3a
the split	0M1Z2f3P
the spv	0k1J2R3P
the state	1b2U3R
the steerco	0N1l2Q3N
the stock	0h1N2S3S
the store	0K1R2R3g
the story	0U1Z2K3a
the strategy	0a1Z2P3M
the student	0b2S3S
the summer	0S1f2R3Q
the supervisory	0S2d3O
the supplier	0a1Z2P3Q
the table	0a1G2f3N
the target	0Y1a2Q3Q
the tax	0g1P2U3S
the team	0b2O3P
the technician	0g1P2S3R
the tenant	0Y1M2N3f
the tender	0N1k2O3R
the theatre	0O1h2R3Q
the thing	0L1c3Q
the third	0m1J2L3L
the three	0T1f2F
the till	0j1M2Q3O
the time	0Y1Z2N3M
the tip	0p1J2J3M
the top	0U1c3B
the town	0g1J2b3Q
the traffic	0g1T2P3T
the train	0R1M2S3h
the training	0a1H2Z3e
the treasurer	0T
the trust	0F1l2J3a
the trustees	1O2d
the two	192f3a
the under	0h1M2T
the union	0m1L2P3M
the university	0f1Q2R3R
the us	0d1Q
the user	0C1R2I3o
the usual	0M1O2n3G
the valley	0f1J2Q3Z
the vendor	0R1b2U3S
the very	0e2L3M
the village	0S1e2P3M
the volunteers	0I1k2Q3O
the vote	0T1Y2T3Z
the ward	0U1a2F3Z
the warehouse	0f2P3Q
the water	0R1c
the way	0Q1Q2Z3a
the web	0k1K2T3S
the webshop	0Y1Z2T3Q
the website	0a2S3S
the week	0N1Y2d3P
the whole	0Z1L2S3b
the wide	0c1a2N3L
the width	0L1c2c3Q
the wind	0a2Q3Q
the wms	0d1Q2U3U
the work	0h1M2U3S
the works	0T1U2S3b
the workshop	0a2U3U
the year	0a1Y2N3L
thea*	0Y1c2M3K
theatre	1d2L3M
thei*	1D2c3Y
their	0S1D2g
their own	1M3Z
theirs	0f1O2U3U
them	0T1J2h3U
them #	0c1R
them $	0c1M3O
them :	0l1K2R3R
them by	0N1P2h3S
them for	0U1Q2d3Q
them to	1f2Q3G
them*	0T1T2Q3a
thema	0J1b2N3d
themselves	0g1I3N
then	0d1P2B3a
then #	0P1f2S3P
then :	0g1O2S3T
then a	0e1Q2T3P
then at	0l1K2R3M
then the	0m1E2M3U
then they	0H1c2b3a
ther*	1T2Y3T
there	0T1Q2b
there $	0M1Q2j3H
there are	0M1m2K3N
there is	0T1L2g3T
there s	0O1c3R
therefore	0o1I2P3P
thes*	0R1U2e3J
these	1P2a3S
thesis	0H1k2S3Q
they	1T2R3Y
they are	0R1S3d
they can	0g1O2U
they come	0f2O3P
they d	0T1f2M3P
they don	0R1h2N3P
they go	1L2Q3g
they had	0k1J3S
they leave	0g1M2T3R
they ll	1K2b3Y
they need	0h1J2S3O
they re	0H1G2a3k
they see	1K2h3N
they want	0Y1b2R3F
they were	0h1N2S3P
they will	0L2L3h
thic*	0I1L2m3M
thick	0K1R2j3Q
thickness	0N1P2h3O
thin	0T1T2S3a
thin*	0I3f
thing	0P1P2Z3a
thing $	0R1i2P3M
thing i	0P2O3a
things	0H1b2a3b
things $	0C1Y2J3j
think	0U1T2T3a
think $	0Q1c2K3b
think it	0H1f2N
think of	0M1N2k3Q
think we	0J1L2Q3l
thinks	0F1g2J3i
thir*	0o1T263J
third	0m1S273O
third of	0S1d2O3P
thirds	0m1L2N3P
thirds of	0o1I2M3O
thirty	0b1a2L3L
this	0O1P2P3l
this $	0M1g2H3Y
this :	0Q1e2U3S
this and	0K1U2R3f
this into	0K1L2g
this is	0G1U2a3a
this morning	0L2M3g
this one	1S2h3L
this time	0J1K2c3d
this up	0P3a
this year	0Z1Z2O3L
thos*	1P2h3H
those	0T1P2i3F
thou*	0R1l2F3D
thought	0T1g2M3O
thousand	1a2S3Q
thousand $	0b1R
thre*	1a2K3M
threats	0g1T2J3K
three	0Z1Y2N3L
three $	0b1J2O3c
three :	1Z2S3S
three are	0Q1Y2d3N
three cases	0B1v2J3O
three is	0j1N2R3P
three parties	0Y2Q3L
three phases	0j1K2Q3Q
three things	0G1g2f3E
three tracks	0K1j2U
three ways	0S1b2U3T
three years	0q1F2O3P
threshold	0b1K2b3L
thro*	0b1T2L3U
through	0b1T2M3R
through $	0a1T3O
through all	0q1I2K3I
through everything	0i1O2T3Q
through it	0R1N2N3g
through the	0M1k2O3P
throughout	0Y1G2L3f
thu	0m1M2J3O
thu #	0Z1T
thur*	0G1S2Y3c
thurs	0O1e2b3L
thursday	0J1U2U3h
thursday $	0H1J2b3i
ti	0f1Q2T3S
tick*	0b2G3S
ticket	1e2M3H
ticket #	0k1I
ticket sales	0e1O
ticketing	0g1M3T
tickets	0Y1R2P3e
tickets #	0Y
tien*	0c2I3M
tienda	0i1L2T3U
tiendas	0c2P3P
tiene	0k1P2N3S
tier	0J1l2P3S
tier*	0b1I2P3e
till	0t1F2K3J
till $	0g1P2Q3R
till*	0b2P3Q
tills	0f1P2U3T
tim	0e1T2O3M
timb*	0j1L2Q3P
timber	0S1b2U
time	0T1b2T3Q
time #	0U1Z
time $	0S1T2Q3c
time %	0f1T2P3U
time (	0R1c2T3U
time injuries	0d1P
time of	0M1i2T3T
time*	0e1O2L
times	0Z2M3U
times #	0a1S
times capital	0K1i
times spend	0b1U2R3P
tiny	0R1Q2f3S
tip	0s1H2I3I
tip $	0h1Q2P3P
tipo	1a3U
tipo de	0U1a3U
tipp*	1Y2U
tira*	0k1J2U3T
tiraba	0i1L
titl*	081p2c3A
title	081n2a3G
title $	0I1n2M3H
title :	0J1k2P3Q
tms	0b2R3Q
tms $	0Y1Z2Q3P
tn	0d1Q
tn :	0c1R
to	0T2T3T
to #	0a1Z2S32
to $	0d1P2T3M
to (	0d1R2T3U
to :	0F1E2K3s
to a	0Q1j2M3L
to balance	1Z3U
to base	0I1P2m3P
to be	0U1N2Z3a
to bottom	0Q1a2Y3N
to break	1b2P3Q
to buy	0f1Q2Q3R
to carry	0P1O2Z3a
to choose	0K1h2c3M
to close	0J1m2K3N
to do	0N1f2M3Y
to each	0T1Z2a3H
to end	1N2f3M
to explain	0M1l2T3N
to get	0T1b2U3S
to go	1P2M3f
to her	0d1M2R3Y
to him	0i1M3T
to it	0i1E2T3D
to keep	0d1S2S3Q
to know	0O1g2S3R
to march	0i1N2T3Q
to market	0c1Q
to may	0i1P2S3P
to me	0h2R3H
to move	1a2Q3T
to one	0M2e3S
to our	0e1Q2T3T
to plan	0U2b3P
to remember	0I1k2S3T
to right	0P2g3I
to run	1Z2R3P
to sap	0l1K2R3R
to say	0L1a2b3K
to scale	0K1M2l3M
to see	0B1Y2h3N
to show	0K1f2H3d
to the	0e1O2Q3S
to them	0g1P2S3U
to us	0Q1e2S3U
to value	0O1P2R3f
to week	0i1L
to which	0U1c2P3Q
to whom	0Q1a2a3M
to work	0a1U2T3U
toda*	0e1P2N3T
today	0i1R2L3A
today #	0g1N2S3T
today $	0b1U2S3J
today :	0R1d2R3U
today s	0l1N2O3R
today we	0g1O2S3T
todo	0q1I2M3J
toge*	0N3b
together	0L3b
together $	0R1Y2a3Q
toil*	0e1S2S3T
toilets	0e1R2R3S
told	0Z1I2S3f
told $	0l1P2L3J
tom	0U1S2O3g
toma*	0L1b2J3f
tomas	1a2T
tomo*	0S1G2H3l
tomorrow	0Q1E2F3m
tomorrow $	1J2I3g
tone	091G2w3E
toni*	0j1Q2L3R
tonight	0i1R2M3S
tonn*	1Y3H
tonne	0Y2M3N
tonnes	0K1g2c3N
too	0a1I2Y3Z
too $	0d1O3J
too dear	0f1T2T3P
too high	0c1S2S3S
too long	0c1Q2Y3T
too many	0d1T2Y3I
too much	0P1J2N3i
took	0c1Q2a3F
took #	0j1K2T3U
tool	0Q1P2K3h
tool*	1b2J3I
tools	0e1Q2R3P
tools #	0N1g2U
top	0b3B
top #	0g1Q2Q3R
top $	0P1a2e3H
top (	0L1i2S3U
top :	0o1G2I3L
top of	0a1G2d3P
top right	0e1I3O
top risks	0H1m2R3Q
top the	0j1O2O3R
top to	2Z3M
torn*	0b1d2J3J
tornado	0M1k2O3R
tot	0O2N3c
tota*	0Z1Y2Q3H
total	0f1Y2C3H
total #	0h1R2N3P
total cost	0Z1T
total income	0c1R
totals	0Q1U2f3T
tour	0Y1Y2R3P
tour $	0l1N2R3P
tour*	2O
tout	1a3E
towa*	0h1N2Q3Q
towe*	0S1d2R3S
town	0f1O3K
town hall	0S1P2f3Q
town*	0g1O2U3R
towns	0e1O2U3T
trac*	1e2U35
tracing	0h1P2O3P
track	0c1L2b3M
track #	0l1J2T3T
tracking	0b2O3Q
tracks	0G1l2c3I
tractor	0U1c2S3R
trad*	0U2a3Q
trade	0d1Z2C3D
trade #	0d1P
trade buyer	0O1g2Q3Q
trading	0T1S2e3N
trading comps	0f1O3U
traf*	0i1N2T3G
traffic	0Z1Y2T3I
traffic lights	0M1e2Y3Q
trag*	0k1J2Q3O
trai*	0Z1R2N3a
train	0I2M3j
train $	0T1L2R3h
trained	0l1J2S3T
training	0f1M2O3Y
training $	0c1R2T3R
training :	0i1M2U3T
training and	0c1K2f3M
traj*	0Y1Y2T3R
tram	0d1U2P3Q
tran	0b1T2T
tran*	0f263S
transcript	0T1K2Q3i
transfer	1a2T3U
transferes	0c1R
transferes $	0f1O
transfers	0Z1U
transit	1b2R3Q
transport	0g1T2L3I
tras*	1b2Q3Q
trat*	0c1J2L3c
trato	0e1P3U
trav*	0d2S3J
travail	0Y1Y2S3P
travaux	0f1P2U3U
travel	0Z1Z2M3N
travel #	1Y
tre	0P2e3P
trea*	0Y1U2I3Z
treasurer	0S1M2S3h
treasurer $	0b1N2Q3Y
treasury	0c1Z2I3D
treated	0d1R2U
tree	0F1n3H
tree*	0d1T2L3P
trees	0d1U2P3R
trei*	0N1d2J3c
treinar	0N2L3g
tren*	0i1N2T3O
trend	0e1P2U3S
tres	0R1k2F3D
tres probable	0g1P2S3R
tri	0f1R2O3P
tria*	0e2R38
triage	0n1L2M3P
trial	0Y1a2M3M
trials	0h1O2T3Q
trib*	0Q1d2T3U
trie*	0K1Y2c3Z
tried	0O1d2a3I
trip	0U1g2N3L
trip*	0n1K2O3P
trips	0j1O2O3P
trips $	0h1N2R3R
troc*	0T1d2Q3S
troi*	0b1Y2H3E
trois	0a1c2H3D
trois hypotheses	0O1f3U
trop	0h1M2T3U
trop*	0Y1Z2L3O
trou*	0M1g2L3a
truc*	0e1N3M
truck	0P2d3R
trucks	0l1M2O3Q
trucks #	0d1Q
true	0e1S3H
trus*	0T1Z2M3Z
trust	1d2N3L
trust $	0Y2S3Q
trustees	0S1T2b3Z
trusts	0j1L2Q3U
try	0l1I2L3J
trze*	0Y2R3R
trzy	0c1c2J3I
tsa	0U1b2Q3P
tu	0Y1J3b
tudo	1J2c3a
tue	0f1P2U
tue #	0c1R
tues	0Q1e2Q3R
tues*	0S1P3e
tuesday	0R1J2Z3c
tuesday #	0e1R2T3T
tunn*	0O1L2M3h
tunnel	0P1M2P3g
turb*	0R1c2U3U
turi*	0c2O3N
turismo	0k1K2Q3P
turk*	2Q
turn	0H1f2b
turn this	0L1L2d3a
turn*	0Z1Y263T
turnaround	0Q1k2J3G
turned	0Z1Z2P3O
turnover	1Y2T3T
turnover #	0g1N
turns	0S1c2S3S
tuto*	0e1R2T3S
tutt*	0S1O3c
tutto	1H2L3j
twee	0G1n2Q3P
twel*	0S2I3f
twelve	0P1Z2M3c
twen*	0a1M2O3b
twenty	0Z1L2N3c
twic*	0a1M2J3e
twice	1K2I3f
twice $	0o1K2O3H
two	0c1M3P
two $	0Y1S2P
two :	1Z2N3Q
two and	1P2R3b
two axes	0G2f3b
two columns	0F1M2p3I
two days	0f1R2P3M
two hours	0R1P2S3e
two more	0h1O2R3Q
two of	0q1A2H3P
two people	0Z1J2M3c
two questions	0I1l2R3R
two roads	0I1j3N
two sides	0K1Y2d3Q
two things	0N1O2Q3j
two thirds	0o1J2N3P
two ways	0I1n2M3O
two we	0i1L2S3Q
two weeks	0Z1Z2O3L
two years	0e1T2P3Q
tyg	0f1P2U3U
tyg $	0b1S
tygo*	0Y1c2Q3O
type	0T1Y2H3d
type*	0c1T2R3Q
typi*	0e1K2R3d
typing	0b1K2Q3e
tys	0Y1Z2N3N
tys #	0c1T2U
u	0R1Y2S3a
uber	0G3i
uber*	1K2K3g
ubergibt	0f1P2T3T
uffi*	0k1L2M3N
ugly	0Q1R2f3T
uhr	0Z2S3S
uit	0L1g3Y
uitg*	1a2Q3N
uk	0m1I2Q3R
uk #	0e1O
ulti*	0R1S2a
ultima	0K1P2g
ultimo	1d2O3N
um	0h1R2L3L
um #	1Z2Q3R
um freigabe	0f1S2R3R
uma	0B1k2K3a
umba*	0k1M2P3T
umbau	0l1M2N3S
umsa*	0k1J2T3U
umsatz	0j1K2U3U
umsatz #	0h1M
un	1Z2G
un #	0g1M
un poste	0k1I2T3P
una	1J2e
una pagina	0H1R2c3a
uncl*	0P1L2O3k
unclear	0S1M2Q3h
und	0d1T2U3E
und #	0k1L2S3U
und die	0n1K2P3P
und gibt	0T1b2T3U
unde*	0f1N2Z3A
under	0e1Q3F
under #	0q1G2M3N
under her	1Z2Q3S
under him	0f1O
under it	0h1N2Q3R
under that	0e1R2T3U
under the	0a2O3R
under water	1Z2R3T
under way	0g1R2Q3T
underneath	0f1H2Z3M
underwriting	0b1K2d3R
une	0Y1R2T
une page	1K2d3S
une seule	0M1Z2Y
unic*	0k1K2P3Q
unio*	0e1T2G3R
union	0k1O2M3J
union $	0R1d2T3R
union :	0Z2U3T
unions	0T1N2O3f
unit	0j1U2J3M
unit $	0c1Z2L3N
unit*	0m1M2L3L
units	0m1N2L3L
units #	0d1Q
univ*	1d2K3J
university	0a2Q3R
unkn*	0k1N2O3O
unknown	0k1N2N3N
unli*	0q1H2L3K
unlikely	0u1E2L3H
unlikely but	0h1O2R3R
unlikely moderate	0f1T2S3P
unlikely severe	0e1R2T3T
uno	0Y1E2g3I
unre*	0R1Z2E3a
uns	0H1m2I3R
unse*	0S1e2H
unser	0S1d2P3P
unsere	1a2N3R
unte*	0f1D
unter	0a1D2H3d
unter #	0Y1U
unti*	0g1A2Q3b
until	0g1B2C3b
until #	0g1O2R3P
until march	0h1P2R3R
up	0T1T3Y
up #	0c1T2Q3O
up $	0N1c3P
up :	0c1K2R3c
up at	0h1O2Q3T
up for	0b1N2M3d
up from	0h1M2U3T
up front	0Z1N2e3P
up in	0U1a2T3T
up is	0g1Q2Q3Q
up of	0J1k2T3S
up the	1d2M3M
up then	0j1M2P3U
up to	0U2e3F
upda*	0Y3L
update	0Z2U3K
update :	0R1c2U3U
upgr*	0a2N3N
upgrade	0U1a2R3T
uplo*	0h1N2Q3O
upon	0c1Z2M3L
upsi*	1c2P3Q
upside	0R1f2N3O
upside :	0a1T
urge*	1M2d3Q
urgent	0Z2P3T
us	0U2S
us #	0Y2R3R
us $	0b1E2a3T
us :	0m1I2S3P
us on	0Y1O2N3d
us to	0N1f
usa	0O1h2Q3T
usd	0a1b2O3N
usd #	0g1N2U
usd m	0i1S2O3N
use	0K1K2i3Y
use the	0H1Q2i
used	0d1R3J
user	0M1N2E3m
user*	0f1R2R3M
users	2S3M
uses	0a2Z3I
uses :	0d1R
usin*	0Z1J2d3Q
usos	0Q1e2T3S
usua*	0Q1P2e
usual	0J1K2h
util*	0Y1Z2S3Q
uur	0R1h2M3L
v	1T2b3K
v #	0R1c2T
v3	0b1Y2Q3U
va	1Q2J3d
vaca*	0j1G2Y3B
vacancies	1M2c3S
vacancies #	0g1O2R
vacant	0p1K2H3F
vacant $	0h1O2N3P
vacant )	1a2S3S
vacante	0e1Q2T3T
vacc*	0e2K3I
vaccination	0R1f2R3T
vaccines	0Z1Y2P3L
vaci*	1Y2S3R
vaga	0d1R2U3U
vale*	0c1U2Q3R
valeur	0b2Q3Q
vali*	0k1G2M3a
validation	0h1M2U3U
vall	0Z1T
vall #	0a1S
vall*	0f1I2R3Z
valley	1L2Q3d
valo*	0O1j2K3J
valor	0J1l2Q3O
valore	0S1d2P3P
valu*	0Z1Z223S
valuation	0h1P2T3R
value	0U1e2B3S
value #	0Z3U
value $	0Q1e2S3O
value /	0i1N3Q
value :	0g1O2S3R
value and	0Q1Y2T3a
value chain	0Z1c2O3I
value high	0i1M2U3T
value low	0e1P2T3R
value of	0M1j2T3Q
values	0Z1M2M3c
valv*	0j1L2S3S
valves	0l1K2S3R
van	0O2c3S
van #	0Z2T3U
van de	0K1S2e3b
van het	0U1J2f3Z
vann*	0j1M2R3Q
vanno	0k1K2Q3Q
vans	1U2a3O
vari*	0d2J3K
variable	0R1d2S3T
variable cost	0P1e2U
variable kosten	1Y
variante	0g1O2T3U
vat	0a1I2Q3b
vat #	0c1R2U
ve	0M2a3a
ve been	0J1e2S3b
ve got	0O1F2f3b
ve ruled	0f1P2R3R
vea	0K1N2k3O
vecc*	0P1g2M3M
veel	0d1D2M3a
veel moeite	0h1P2S3S
veel opbrengst	0h1N2T3S
vehi*	1d2H3M
vehicle	0S1e2P3S
vehicles	0a2O3P
velt*	0S1b
veltra	0Q1c
venc*	0a1S
vence	0b1S
vence #	0a1S
vend*	0Z1c2934
vendas	0f1T2M3L
vendor	1b2Q3M
vendor lock	0Y
vendor note	0e1O
vendors	0L1h3U
vendredi	0b1S
vendredi #	0b1S
vene*	1M2R3c
venerdi	1L2Q3c
venl*	1Z2S3T
venlo	0T1a2T3S
vent*	0g1S2J3J
venta	0c1S2S3S
ventas	0a2S3R
vente	0j1K2R3P
venu*	0i1T2P3L
venue	0Z1Z2S3N
ver	0K1c2f3L
vera*	0l1O2K3I
verantwortet	1Z2Q3Q
verantwortlich	0j1L2T3S
verb*	0I1c2J3h
verd*	0S1Y2d3O
verde	0b2L3N
verde #	0R1d2T3U
vere*	0e1R2P3O
verf*	0P1f2R3S
verfugbarkeit	0f1P2T
verg*	0Y2R3U
veri*	0e1P
verk*	0q1D2O3M
verkaufen	0j1L2R3R
verl*	0P1j2H3I
verlieren	0J1k2N3P
verm*	0k1M2M3Q
verp*	0k1J2R3T
vers	0N1h2P3P
vers le	0Z1Y2Q3Q
vers*	0U1N2Y3b
verschiedenes	0i1Q2P3O
verschiedenes $	0i1N2N3N
version	0Q1R2J3g
versions	0T1G2f3c
vert	0g1N2U
vert #	0g1N
vert*	0h1P2B3U
vertrieb	0n1H2Q3O
vertriebsleitung	0d1Q
vertriebsleitung a	0h1M2T3U
verw*	1b2Q3Q
verwendung	0N1g2T3U
very	0h1U2D3C
very bottom	0h1N2S3T
very good	0b1S2U3U
verz*	0T1d2U3L
vet	0Z1U
vets	0d1P
vez	0g1Q2U3Q
via	0j1O2I3M
vici*	1b2L3M
vide*	0i1O2R3P
video	0j1M2Q3N
viel*	0N1L2M3i
viele	0L1M2L3j
vien*	0U1U2P3e
viennent	1Y
vier	0f1E3H
vier*	0e1T2Q3P
viernes	0U1a2U3T
view	0O1Z2U3a
vign*	0J1j2T3T
vill*	0Q1k2G3E
village	0O1j2J3K
ville	0j1K2T3R
visc	0c1R
visc :	0b1S
visi*	0Z1Q2Z3S
visible	1Q2f3G
visible $	0L1b2e3M
vision	0Z2L3O
visit	1F2j3N
visit $	0U1M2e3Q
visitors	0a1R2G3a
visits	0T1d2N3N
visits #	0d1P
visu*	0F1F2r3F
visual	0H1L2n3J
vive*	0Z1Y2O3L
vivi*	0a1Z2P3O
vivienda	0Y1Y2O3N
voca*	0a1T
vocalis	0a1T
vocalis #	0Z1T
voic*	0T1K2Y3e
voice	1c2Q3M
voir	0L1Y2g3L
volg*	0M1K2e3b
voll	1b2M3Q
volt*	0O1E2O3l
volu*	1a2Z31
volume	0U2d3J
volume #	0a1S
volume $	0P2e3P
volume is	0b1S
volumes	0N1U2j3D
volunteer	0a1U2S3Q
volunteers	0Z1c2E3C
volunteers :	0Y2R3R
vom	0Z1b2F3D
von	0c1T2A
von #	0P1f2R3P
vont	0j1L2Q3S
voor	1S3Q
voor de	0S1M2a3Z
voor het	0H1d2f3K
voor*	0a2I
vor	2G3b
vorh*	1Y2S3R
vorher	0Q1f2Q3O
vori*	0O1L2k3K
vors*	0c1E2I3c
vorstand	1O2P3b
voss	0b1S2T3U
vote	0m2G3N
vote $	0T1Z2O
vote on	0d1a2M3O
vote*	0c1Z2J3J
voters	0c1Y2Q3Q
vouc*	0T1b2R3Q
vp	0R1d2U3S
vraa*	0Q1e2R3Q
vroe*	0S1J2L3g
vroeg	0T1L2M3d
vs	0H1f2j35
vs #	0o1G2O3P
vs budget	0D1r2S3O
w	0O2R3b
w /	0H1S2g3e
w :	0k1K2N3O
waar*	0G1n3E
waarom	0G1n2L3M
wach*	0Q1e2T3S
wachttijd	0Q1d
wage	0g1L2T3S
wage*	0a1J2c3Q
wages	0Y1P2c3R
wages #	0c1S
wait	0i1O2N3N
wait #	0l1I2T3Q
wait*	0d1O2M3Y
waiting	1S2G3b
waiting for	0c1G2L3c
waiting list	0f1O3U
waiting time	0H1m2U3P
walk	0e1Y2G3I
walk*	2O3a
walked	0M1h2U3T
walking	1M2Q3e
wall	0R1M2O3g
wand*	1Y2S3U
want	0O2f3Q
want #	0g1Q2Q3R
want a	0S1U2f3K
want it	0J1M2f
want the	0R1h3H
want them	0L1g3N
want to	0a2Q3O
want*	0T1N3d
wanted	0N1L2M3i
wants	0N2c
wants it	0J1T2Z3d
wants one	0O1d2Z3O
wants the	0U1Q2Z
wants this	0M1Q2P3h
wants to	0Q1Z2b3K
war	0T1e2D3U
ward	1d273U
ward #	0a1U2T3T
ward manager	0e1Q2U3R
ward system	0h1M3U
ward*	0g1N2I3Z
wards	0c1P2I3d
wards #	0a1S
wards $	0P1Y2O3e
ware	0P1K2j3L
ware*	0b1Y2A3P
warehouse	0Z1d2C3A
warehouse #	0P1e2U3S
warehouse $	0k1K2P3Q
warehouse system	0i1K2T3R
warehouses	0e1U2P3P
waren	0Y1O2T3b
warm	0J1K2j3a
warm*	0H1e2J3k
warn*	0j1L2U3Q
wart*	0N1h2S3T
wartung	0R1d2T
waru*	0P1g2N3K
warum	0M1j2M3J
was	0P1U2M3i
was #	0z182J3M
was :	0R1f2P3P
was beim	0L1j2Q3N
was bewegt	0H1m2M3M
was it	0h1N2Q3R
was planned	0i1L2S3O
was the	0i1O2O3L
wash*	1Z2T3S
washing	0Y2T3S
wast*	0e2I3H
waste	0e2L3L
wat	0m1H2N3P
watc*	0m1P2K3K
watch	0j1K2T3S
watch out	0f1R2Q3O
wate*	1c2D3Q
water	0Y1Y2G3S
water $	0d1T2O3Q
wave	0j1P2O3K
wave #	0h1M3U
way	0T1N2b
way $	0Z1M2O3b
ways	0J1k3H
ways to	0I1n2T3R
wdro*	0e2O3N
wdrozenia	0a2R3P
we	1Z2E
we $	0R1P2O3d
we agreed	0S1Y2P3a
we are	0S1Z2M
we ask	0p1G2N3J
we build	0h1M2U
we buy	0a1Z2Q3T
we can	0J1h2M3a
we closed	0M1i2P3O
we could	0e2P3N
we d	0f1U2J3J
we did	0f1D2Q3b
we do	0G1T2b3d
we don	0i1T2H3H
we earn	0U1Z2T3T
we ended	0J1Z2R3f
we enter	0M1k2P3O
we favour	0m1M2N3O
we fitted	0a1S
we get	0N1j2M3J
we go	0R1e2O3M
we got	0H2d3U
we had	0T1L2P3i
we have	0T1e3D
we hold	0i1N2S3Q
we keep	0c1T2P3Q
we know	0d2M3O
we land	0Q1S2c
we ll	0Q3a
we looked	0R1d2S3P
we lose	0N1i2T3I
we need	0T1j2D3Q
we open	0e1T2U3N
we pay	0i1N2Q3R
we put	0j1O2N3N
we re	0T1a2a35
we recommend	0m1L2P3N
we renew	0c1R
we run	1a2S3S
we see	0R1d2T3T
we sell	0k1K2U3T
we should	0Y1Q2a3O
we spend	1Y2T3Q
we stand	3M
we started	0Z2T3P
we stay	0P1f2T3T
we still	0P1h2O3N
we stop	0T1Y2Y3L
we take	0S2e3R
we therefore	0k1K2U3T
we ve	0a1U3G
we want	0g1U2B
we were	0n1H2R3N
we win	0j1K2R3O
we would	0T1g2K3Q
weak	0b1Y2H3H
weak :	0h1P2T3R
weak*	0c1Z2L3K
weaknesses	0e2L3I
weaknesses $	0k1L2M3M
weal*	0S1U2Q3e
wealth	0N1a2Q3b
weat*	0f2O3S
weather	0i1O2Q3T
web	0e1S2G3S
web shop	0j1L2T3R
webi*	0d1R3U
webs*	0h1U2I3K
webshop	0Z1Z2S3P
webshop $	0Z1Y2U3R
website	0f2K3M
website $	0e1P2R3T
wed	0j1L3U
wed #	0d1Q
wedg*	0I1U2j3M
wedge	0I1T2m3L
wedn*	0T1Y2F3c
wednesday	1Z2G3Y
week	0Y1d2G3M
week #	1a2Q3M
week $	1a2N3Q
week*	0d233T
weekday	0R1e2R3L
weekend	0Z1E2J3c
weekend $	1K2N3e
weekly	0Y1a2M3H
weeks	0c1a2935
weeks $	0h1R2P3K
weeks and	0a1S
weg	0c2S3O
wege*	0Q1d
wegen	0U1Z2U3U
weig*	0Z1f2D3F
weighbridge	0g2J3N
weight	0P1f2U
weights	0a1T2T3U
wein*	0n1K2N3M
weinig	0m1H2M3M
weinig moeite	0g1P2U3S
weinig opbrengst	0g1O2R3R
weis*	0d1S2T3U
weiss	0f1Q2T3U
weke*	0U1Y2b3N
weken	1U2a3O
wel	0Q1Q2P3f
welc*	0T1a2Y3H
welcome	0e1F2c3O
welcome and	0c1R
weld*	0l1L2Q3N
well	0S1N2C3l
well $	2P3Y
well*	0b2R3R
wen	0f1N2U
weni*	0a1I2a3O
weniger	0i1O2Q3R
wenn	0M1d2b3R
went	0T1R2B3i
went down	0U1d2P3L
went from	0Y
went to	0e1O
wer	0T1i2G3E
wer macht	0J1o2P3K
werd*	0b1M2N3Y
werden	1J2L3e
were	0r142G3T
werk	1b2I3F
werk*	0T1S2S3d
werke	0h1O2R3S
wert*	0Y1d2G3G
wertschopfung	0j1J2R3Q
west	0Y1c2I3M
west*	0c1S2S3P
wet	2T3T
wett*	0g1N2T3S
what	0P1g2P3O
what $	0F1c3Z
what a	0G1f2J3d
what came	1Z3S
what carries	0Z2T3T
what comes	0f1N3U
what could	0b2R3S
what each	1b2Q3T
what for	0L1m2O3M
what happened	0S1e2P3O
what happens	0R2d3K
what hurts	0F1o2I3L
what i	0C1l2O3d
what if	0H1l2S3P
what in	0K1k2R3Q
what is	0I1o2O3M
what it	0T1e2E3U
what matters	0K1g2U3J
what moves	0P1g2P3S
what our	1c2N3O
what s	0Y2d3A
what should	0l1H2T3U
what the	0U1b2Q3Q
what they	0b2G3Z
what to	0I1i2b3I
what we	0Z1U2a3H
what when	0a2Q3P
what would	0U1Q2M3c
what*	1E2d3Y
whatever	0P1K2m3H
whatsapp	0j1K2O3P
whea*	0f1P2U3S
wheat	0b1S2U3U
when	0Z1Z30
when $	0K1g2c3K
when a	0a1U2T3T
when it	1O2e3O
when the	0U2b3L
when we	0a2M3M
wher*	0M1d2e3J
where	0J1e2d3K
where are	0G1o2N3O
where did	0K1h2T3S
where do	0L1h2T3U
where it	0a1B2l3E
where our	2U3T
where the	0P1g3E
where they	0U1b2U3L
where to	0M1j2O3S
where we	0Q1H2n3T
whet*	0O1Z2J3e
whether	0S2I3d
whether the	0Q1Z2P3Z
whether to	0T1c2U3P
whic*	0O1h3K
which	0N1j2T3M
which #	0e1O
which $	1T2I3e
which assumption	0P1g2O3S
which is	0l1Q2F3H
which nobody	0f1Q2S3S
which one	0G1d2d3K
whil*	0c1F2c3S
while	0g1D2c3Q
whit*	0S1G2e3Z
whiteboard	0Q1N2b3c
who	0P1c
who $	0P1g2S3P
who d	0U1Z2T
who does	0R1j2G3C
who has	0Y2L3Y
who holds	0N1c2Z3S
who is	0M1g2Z3J
who knows	0Z1O2T3Y
who passes	0S1M2f3R
who pays	0R1d3U
who s	0U1J2d3a
who sends	0Q1f2T3R
who will	0N1O2K3j
who won	0Z1G2F3m
whol*	1Y2R3T
whole	1U2R3Y
whole line	0a1Y2Q3P
whole story	0R1Q2f3R
wholesale	0P1g2R3S
wholesale #	0Z1T
wholesaler	1f2M3O
whom	0N1Q2l3F
whom $	0M1U2h3L
why	0K1p263M
why are	0I1m2T3R
why did	0M1h2U3S
why is	0E1q2R3Q
why the	0N1i3R
wick	0f1P2S3T
wide	1Q2d3I
wide as	0P1N2g3S
wide*	1T2b3O
widg*	0d1S2S3R
widgets	0e1S2S3R
wido*	0K1N2l3K
widt*	082q3A
width	0C1Y2l3I
width =	0N1h2U3T
width should	0R1R2g3T
widths	0H1Q2o3J
widths should	0R1Y2a3S
wie	1c2L3L
wied*	0Y1C2g3N
wieder	0c1J2e3S
wiederum	0h1O2Q3S
wifi	0d1F2R3Z
wij	0k1L2K3M
wil	0U1S2g3K
will	0I1R3m
will ask	0J1c2c3M
will be	0P1d2d3G
will take	0c1M2S3Y
will the	0Q1g2R3M
win	0k1P2I3J
win rate	0U1a2U
wind	0b2M3N
wind #	0O1f
wind farm	0Q1e2U3T
wind*	0R1j2I3G
window	1b2Q3Q
windows	0Q1e2S3T
winn*	0P1h2O3M
winning	0P1h2O3M
wins	0U1M2e3R
wint*	1e2I3E
winter	0U1e2H3H
winter $	0e1U2N3L
winter :	0i1L2U3U
wir	0Z1b2L3N
wir bei	0d1T2R3R
wir bitten	0g1Q2R3R
wir empfehlen	0e1Q2T3U
wir haben	0h1O2U3S
wird	0m1I2N3M
wird gefragt	0f1O2U3T
wirk*	1R2Z
wirkt	0Z2P3Q
with	0P1S3b
with #	0Y1a2M3H
with +	0b1S
with a	0U1M2j38
with it	0R1a2M3b
with its	0T2h3O
with our	1c2R3R
with the	0F1M2Z3n
with their	0f1M2K
with them	0a1O2d3P
with three	0b2S3Q
with us	0g1R2Q3O
with who	0o1I2L3R
with*	0Z1Q3T
within	0c1N2c3H
within #	0j1L2R3U
within a	0i1L2U
without	0U2P3Z
without a	0c1Y2P3N
without the	0Z1Z2M3N
wk	0d1T2L3J
wk #	0Y2M3K
wk1	0o1J2O3K
wk2	0j1N2N3N
wk4	0k1N2O3O
wk6	0j1N2P3Q
wks	0S1d2S3Q
wks $	0e1Q2U3U
wlas*	0e1S2R3O
wms	0d2S3Q
wms $	1Y2S3T
wms sends	0Z1U
wo	0J1d2f3E
woch*	0O1k2J3M
wojc*	0j1L2P3N
woll*	0c1S2U
wome*	1a2P3Q
women	0T1c2R3Q
won	0Y1I2a3b
won t	1F2d3b
wora*	0I1k2R3S
word	0S2P3c
word*	0C2k3Y
words	0F1T2k3T
words $	0F2e3c
words for	0N1Y2f3M
work	0m2938
work #	0a1S
work $	0l1M2M3O
work and	1c2R3S
work*	0Y1h2L3F
working	0p1P2H3J
working capital	0c2O3R
works	0S1j2F3K
works $	0J1k2N3M
works council	0d1Q2N
workshop	0I1f2Z3T
workshop $	0c1Y2N3M
workstream	0e1Z2K3G
workstreams	0I1n2Q3S
worr*	0N1J2d3c
worry	0P1L2U3f
wors*	0L1o2F3J
worse	0Z1d2H3O
worst	0G1o2I3M
wort*	0b1Z2B3S
worth	0Y1b2F3R
worth #	0n1G2R3R
worth $	0U1h2O3L
woul*	0Z1N2b3Q
would	0T2a3S
would be	0Q1M2n3E
would have	0l1M2M3R
would like	1b2U3I
writ*	0g1P2P3P
write	0U1Q
write it	0U1L2S3c
write the	0d1L2c3K
write to	0d1S2T3S
writes	0f1U2L3K
writes to	0g1Q2R3S
writing	0g1N2J3Y
written	0a1U
wron*	1U2P
wrong	0h1R2Q3E
wrot*	0S1N2U3f
wrote	0b1O2T3a
ws	0h1O2S3T
ws #	0f1P2R3T
wurd*	0b2R3Q
wurden	0b1T2U3U
wurs*	0e1O
wurst	0c1R
wurst #	0f1O
wych*	0j1M2R3R
wychowawca	0g1O2S3R
wyni*	0P1h2M3K
x	0d2E3H
x #	0o1F2S3U
x $	1Y2Q3S
x =	0P1e
x revenue	0T1a2U
x the	0b1R
xmas	0R1M2N3h
y	0Y1L2T3Y
y #	0i1L2T
y =	0O1e2U
y a	0T1K2Q3i
y app	0S1Q2d3Q
y el	0i1N2R3P
y la	0j1L2Q3P
y las	0h1P2S3Q
y mucha	0e1Q2T3S
y un	0i1O2R3S
y una	0h1O2R3Q
ya	0g1I2Y3K
ya $	0g1O2T3T
yard	1Z2T3T
year	0Z1c2K3E
year #	0d1T2M3N
year $	0a1e2637
year (	0P1d
year /	1Z2S3S
year :	0f1O
year and	0P1f2T3T
year at	0T1a3T
year but	0K1i3U
year end	0Y1Z2Q3P
year is	0j1M2S3T
year one	1a
year s	0Q1g2O3Q
year two	0T1c2S3T
year*	0n1P293E
yearly	0f1N2S3T
years	0n1Q2B3F
years $	0b1Y2K3N
yell*	0h1R2Q3R
yellow	0f1Q2R3T
yes	0e1H2A3e
yes #	0f1P2T3S
yes $	0f1N2O
yes yes	0b1S3U
yest*	0H1b2H3g
yesterday	0J1Y2J3f
yesterday s	0L1h2S3Q
yet	0b1K2G3c
yet $	0U1E293k
yiel*	0T1c2O3R
yield	0R1e2N3R
yield per	2S3U
york	0f1O
you	0I3d
you asked	0J1c2O3Y
you can	0h153O
you do	0M1R2j3G
you draw	0Q1h2M3Q
you for	0L1Z2M3d
you have	0R1N2Z3c
you know	0D1B2Z3m
you put	0R2L3d
you see	0T1a2d3M
you to	0S1Z2O3b
your	1T2I3b
your*	0M1N2M3j
yours	0O1O2M3h
yout*	0T1d2K3K
youth	0T1e2H3K
yr	0q1E2S3P
yr #	0b1R
yrs	0a1U2T3S
ytd	0d1R2P3N
yusu*	0c1L2Q3a
yusuf	1K2Q3c
z	0T1Y2Q3Y
za	1Z2O3M
zagr*	0n1J2N3L
zagrozenia	0j1N2M3M
zagrozenia :	0i1O2N3N
zahl*	0f1E2f3L
zahlen	0T1M2d3R
zapi*	0h1O2P3R
zarz*	0P1a2e3H
zarzad	0e1O2S3S
ze	1e2K3L
zeig*	0I1b2f3Q
zelf	0K1d2N3c
zelf*	0Q1a2a3Q
zelfstandig	0Y1Y2O3Q
zelfstandig blijven	0b2M3P
zent*	0U1d2N3N
zerl*	0G1f2i3O
zerlegen	0M1Y2f3R
zero	2Y3O
zero $	0N1e2Y3N
ziek*	0G1i2Q3f
ziel	0j1J2L3M
ziel*	0f1P2R3S
zielony	0e1P2T3T
zien	0T1F2i3K
ziet	0i1M2Q3P
zijn	0R1e2Q3P
zins	0Z1U
zit	0N1Z2R3b
zl	1Y2Q3Q
zone	0n1J2N3N
zone*	0e1S2S3S
zones	0c1T2T3T
zorg*	0N1T2O3f
zost*	0g1N2T3U
zu	0Z2B3T
zu #	0P1d3U
zu $	0i1P2O3K
zula*	0h1N2Q3P
zum	0U1b2Y3A
zum schluss	0U1a2S3S
zur	0N1Z2f3I
zur basis	0K1M2k3N
zuru*	0l1J2O3N
zuruck	0j1M2O3N
zusa*	1a2P3N
zusage	0g1M2S3T
zusc*	0e1P
zuschuss	0b1R
zust*	0c2N3J
zuzy*	0P1g2Q3R
zuzycie	0R1f2Q3S
zwei	0h1D2a3L
zwei jahre	0c1R
zwei*	0g1R2M3O
zweitens	0g1N2Q3T
zwis*	0K1Z2R3g
zwol*	1S2N3e
ª	0U1G2P3e
ª out	0j1N2S3O
ª set	0i1P2U3P
«	0I1b2P3f
º	0k1L2Q3R
º :	0c1R
“	0Y1a2N3Q
„	0d2P3O
→	0g1R273S
→ #	0f1T2M3J`;
